import { IconButton } from '@iskra/ui';
import { Ban, EllipsisVertical, Trash2 } from '@iskra/ui/icons';
import { Menu } from '@iskra/ui/Menu';

export function ConversationMenu({ onDelete, onBlock }: { onDelete: () => void; onBlock: () => void }) {
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <IconButton label="Actions">
          <EllipsisVertical />
        </IconButton>
      </Menu.Trigger>
      <Menu.Content align="end">
        <Menu.Item icon={<Trash2 />} onSelect={onDelete}>
          Delete the conversation
        </Menu.Item>
        <Menu.Separator />
        <Menu.Item icon={<Ban />} tone="danger" onSelect={onBlock}>
          Block
        </Menu.Item>
      </Menu.Content>
    </Menu.Root>
  );
}
