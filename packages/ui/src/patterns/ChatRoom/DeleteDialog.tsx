import { useState } from 'react';
import { AlertDialog } from '../../components/AlertDialog';
import type { ChatMenuProps } from './ChatMenu';
import type { ChatMenuLabels } from './chatMenu.labels';

interface DeleteDialogProps {
  name: string;
  labels: ChatMenuLabels;
  onDelete: () => void | Promise<unknown>;
  fallbackFocus: ChatMenuProps['fallbackFocus'];
  onClose: () => void;
}

/** Asks whether the conversation shall really go; stays and says so when it did not. */
export function DeleteDialog({ name, labels, onDelete, fallbackFocus, onClose }: DeleteDialogProps) {
  const [hasFailed, setFailed] = useState(false);
  const confirm = async () => {
    setFailed(false);
    try {
      await onDelete();
    } catch (error) {
      setFailed(true);
      throw error;
    }
  };
  return (
    <AlertDialog
      open
      title={labels.question(name)}
      description={labels.consequence}
      error={hasFailed ? labels.failed : undefined}
      confirmText={labels.confirm}
      fallbackFocus={fallbackFocus}
      onConfirm={confirm}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    />
  );
}
