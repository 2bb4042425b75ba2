import type { RefObject } from 'react';
import { AlertDialog } from '../../components/AlertDialog/AlertDialog';
import type { PhotoGridLabels } from './photoGrid.labels';

interface ConfirmRemovalProps {
  isLast: boolean;
  labels: PhotoGridLabels;
  fallbackFocus: RefObject<HTMLElement | null>;
  onConfirm: () => unknown;
  onClose: () => void;
}

// [B2.9]
/** Asks before a photo goes for good, and says what it means to have none. */
export function ConfirmRemoval(props: ConfirmRemovalProps) {
  const { isLast, labels, fallbackFocus, onConfirm, onClose } = props;
  return (
    <AlertDialog
      open
      title={labels.removeTitle}
      description={isLast ? labels.removeLastText : labels.removeText}
      confirmText={labels.removeConfirm}
      cancelText={labels.removeCancel}
      fallbackFocus={fallbackFocus}
      onConfirm={() => Promise.resolve(onConfirm())}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    />
  );
}
