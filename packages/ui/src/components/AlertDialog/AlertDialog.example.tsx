import { Button } from '@iskra/ui';
import { AlertDialog } from '@iskra/ui/AlertDialog';

export function DeleteConversation({ onDelete }: { onDelete: () => Promise<unknown> }) {
  return (
    <AlertDialog
      trigger={<Button variant="danger">Delete the conversation</Button>}
      title="Delete the conversation with Anna?"
      description="The messages go for you only."
      confirmText="Delete"
      onConfirm={onDelete}
    />
  );
}
