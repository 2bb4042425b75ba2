import { useState } from 'react';
import type { PhotoGridLabels } from './photoGrid.labels';
import type { useRemoval } from './useRemoval';
import type { useShownPhotos } from './useShownPhotos';

interface DeletionOptions {
  removal: ReturnType<typeof useRemoval>;
  photos: ReturnType<typeof useShownPhotos>;
  confirmDelete: boolean;
  labels: PhotoGridLabels;
  say: (text: string) => void;
}

// [B2.9]
/** What the menu's "delete" does: the photo goes at once, its neighbour takes the focus; or a question comes first. */
export function useDeletion({ removal, photos, confirmDelete, labels, say }: DeletionOptions) {
  const [askedId, setAskedId] = useState<string | null>(null);
  const { order, ids } = photos;

  /** What stood beside takes the focus of what is gone. */
  function focusSlot(place: number): void {
    setTimeout(() => {
      const buttons = order.list.current?.querySelectorAll<HTMLElement>('li > button');
      buttons?.[Math.min(place, buttons.length - 1)]?.focus();
    });
  }

  function remove(photoId: string): void {
    if (confirmDelete) return setAskedId(photoId);
    const place = order.ids.indexOf(photoId);
    removal.remove(photoId);
    say(ids.length === 1 ? labels.removedLast : labels.removed);
    focusSlot(place);
  }

  return { askedId, remove, focusSlot, endQuestion: () => setAskedId(null) };
}
