import { IconButton } from '@iskra/ui';
import { Settings } from '@iskra/ui/icons';

export function SettingsButton({ onOpen }: { onOpen: () => void }) {
  return (
    <IconButton label="Settings" onClick={onOpen}>
      <Settings />
    </IconButton>
  );
}
