import { useIskra } from '../../theme/IskraContext';
import type { PhotoGridLabels } from './photoGrid.labels';
import type { PhotoGridProps } from './PhotoGridProps';
import { mainFirst } from './photoOrder';
import { useOrder } from './useOrder';

interface ShownPhotosOptions extends Pick<PhotoGridProps, 'photos' | 'onReorder' | 'onSetMain'> {
  mainId: string | null;
  readOnly: boolean;
  /** Deleted, though the caller may still list it. */
  removedId: string | undefined;
  labels: PhotoGridLabels;
  say: (text: string) => void;
}

/** The photos that are drawn, in the order they are drawn in, and which one has the tag. */
export function useShownPhotos(options: ShownPhotosOptions) {
  const { photos, mainId, removedId, labels, say } = options;
  const { dir } = useIskra();
  const left = photos.filter((photo) => photo.id !== removedId);
  const ids = left.map((photo) => photo.id);
  const onReorder = reorderOf(options);
  const order = useOrder({ ids: mainFirst(ids, mainId), dir, labels, say, onReorder });
  return {
    order,
    ids,
    shown: order.ids.flatMap((each) => left.find((photo) => photo.id === each) ?? []),
    // When the main one is deleted, the first that is left becomes it.
    shownMain: mainId !== null && ids.includes(mainId) ? mainId : mainId && (ids[0] ?? null),
  };
}

/** A photo in the first place is the main one: `onSetMain` hears of it; without it the main one keeps its place. */
function reorderOf(options: ShownPhotosOptions): PhotoGridProps['onReorder'] {
  const { readOnly, mainId, onReorder, onSetMain } = options;
  if (readOnly || !onReorder) return undefined;
  return (wanted) => {
    const next = onSetMain ? wanted : mainFirst(wanted, mainId);
    const answer = onReorder(next);
    const [first] = next;
    if (onSetMain && mainId !== null && first !== undefined && first !== mainId) onSetMain(first);
    return answer;
  };
}
