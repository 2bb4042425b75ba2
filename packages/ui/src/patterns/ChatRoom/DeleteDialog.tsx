import { AlertDialog } from '../../components/AlertDialog';
import type { ChatMenuLabels } from './chatMenu.labels';

interface DeleteDialogProps {
  name: string;
  labels: ChatMenuLabels;
  onDelete: () => void | Promise<unknown>;
  onClose: () => void;
}

/** Asks whether the conversation shall really go. */
export function DeleteDialog({ name, labels, onDelete, onClose }: DeleteDialogProps) {
  return (
    <AlertDialog
      open
      title={labels.question(name)}
      description={labels.consequence}
      confirmText={labels.confirm}
      onConfirm={onDelete}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    />
  );
}
