import { forwardRef, useId, useRef } from 'react';
import { useAnnounce } from '../../announcer/useAnnounce';
import { useLabels } from '../../theme/useLabels';
import { usualMinSidePx, type PhotoRules } from './checkPhoto';
import { FilePicking } from './FilePicking';
import { PhotoCells } from './PhotoCells';
import { photoGridLabels } from './photoGrid.labels';
import type { PhotoGridProps, PhotoUpload } from './PhotoGridProps';
import { RemovalQuestion } from './RemovalQuestion';
import { UndoNotes } from './UndoNotes';
import { useUploadNews } from './useUploadNews';
import { useDeletion } from './useDeletion';
import { useIncomingFiles } from './useIncomingFiles';
import { useMainChange } from './useMainChange';
import { useRemoval } from './useRemoval';
import { useShownPhotos } from './useShownPhotos';
import { useSlotFocus } from './useSlotFocus';

const usualRules: PhotoRules = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  maxBytes: 15 * 2 ** 20,
  minSidePx: usualMinSidePx,
};

// [PRO-01, PRO-02]
/** A member's photos in slots; files come by choice, drop or paste and are looked into first. */
export const PhotoGrid = forwardRef<HTMLDivElement, PhotoGridProps>(function PhotoGrid(props, ref) {
  const {
    label,
    photos,
    mainId = null,
    max = 6,
    readOnly = false,
    rules = usualRules,
    onAdd,
    onOpen,
    onSetMain,
    onRemove,
    onReorder,
    onRetry,
    onCancel,
    onDismiss,
    known = none,
    crop = 'off',
    confirmDelete = false,
    uploads: given = none,
    labels: overrides,
    ...elementProps
  } = props;
  const labels = useLabels(photoGridLabels, overrides);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const say = useAnnounce();
  useUploadNews(given, labels, say);
  const uploads = readOnly ? none : given;

  const removal = useRemoval(onRemove);
  const { removedId } = removal;
  const reorder = { readOnly, onReorder, onSetMain };
  const shown = useShownPhotos({ photos, mainId, removedId, labels, say, ...reorder });
  const deletion = useDeletion({ removal, photos: shown, confirmDelete, labels, say });
  const mains = useMainChange(mainId, shown.ids, uploads.length > 0);

  const canAdd = !readOnly && onAdd !== undefined;
  const freeSlots = Math.max(0, max - photos.length - uploads.filter(isOnItsWay).length);
  const crops = { isCropped: crop !== 'off' };
  const { picking, zone } = useIncomingFiles({ isOn: canAdd, ...rules, known, freeSlots, ...crops, onAdd });

  useSlotFocus(shown.order.list);
  const list = {
    'aria-label': label,
    'aria-describedby': readOnly ? undefined : `${id}count`,
    'data-over': zone.isOver || undefined,
    ...zone.handlers,
  };
  return (
    <div ref={ref} {...elementProps}>
      <PhotoCells
        {...{ uploads, max, readOnly, rules, labels, list, onOpen, onSetMain, onRetry, onCancel, onDismiss }}
        photos={shown}
        moveId={`${id}move`}
        onAdd={canAdd ? () => input.current?.click() : undefined}
        onRemove={onRemove && deletion.remove}
      />
      {!readOnly && (
        <>
          <span id={`${id}count`} hidden>
            {labels.count(shown.ids.length, max)}
          </span>
          <span id={`${id}move`} hidden>
            {labels.howToMove}
          </span>
          <UndoNotes
            {...{ removal, mains, labels, say, onSetMain }}
            isLast={shown.ids.length === 0}
            onBack={() => deletion.focusSlot(0)}
          />
        </>
      )}
      {canAdd && <FilePicking {...{ input, picking, crop, rules, labels, max }} />}
      <RemovalQuestion {...{ deletion, labels, onRemove }} photos={shown} />
    </div>
  );
});

const none = [] as const;

/** It takes a slot; what failed or was cancelled waits for an answer only. */
const isOnItsWay = ({ state }: PhotoUpload) => state !== 'failed' && state !== 'cancelled';
