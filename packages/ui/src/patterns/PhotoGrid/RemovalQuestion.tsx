import { laterOver } from '../../primitives/Later/laterOver';
import type { PhotoGridLabels } from './photoGrid.labels';
import type { PhotoGridProps } from './PhotoGridProps';
import type { useDeletion } from './useDeletion';
import type { useShownPhotos } from './useShownPhotos';

const ConfirmRemoval = laterOver(
  async () => (await import('./ConfirmRemoval')).ConfirmRemoval,
  ({ onClose }) => onClose(),
);

/** Has its code ready before it is asked. */
export const loadRemovalQuestion = ConfirmRemoval.ahead;

interface RemovalQuestionProps extends Pick<PhotoGridProps, 'onRemove'> {
  deletion: ReturnType<typeof useDeletion>;
  photos: ReturnType<typeof useShownPhotos>;
  labels: PhotoGridLabels;
}

/** The question before a deletion; it loads with the first menu that asks it, or the first deletion by a key. */
export function RemovalQuestion({ deletion, photos, labels, onRemove }: RemovalQuestionProps) {
  const { askedId } = deletion;
  if (askedId === null) return null;
  return (
    <ConfirmRemoval
      isLast={photos.ids.length === 1}
      labels={labels}
      fallbackFocus={photos.order.list}
      onConfirm={() => onRemove?.(askedId)}
      onClose={deletion.endQuestion}
    />
  );
}
