import { IconButton } from '@iskra/ui';
import { Crown } from '@iskra/ui/icons';
import { Tooltip } from '@iskra/ui/Tooltip';

export function PremiumUntil() {
  return (
    <Tooltip content="Premium until 12 March">
      <IconButton label="Premium">
        <Crown />
      </IconButton>
    </Tooltip>
  );
}
