import { Plus } from '../../icons/icons';
import { forwardRef, lazy, Suspense, useId, useRef, useState } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { useIskra } from '../../theme/IskraContext';
import { useLabels } from '../../theme/useLabels';
import type { PhotoRules } from './checkPhoto';
import { FilePicking } from './FilePicking';
import { photoGridLabels } from './photoGrid.labels';
import { AddButton, Cells } from './PhotoGrid.styles';
import type { PhotoGridProps } from './PhotoGridProps';
import { mainFirst } from './photoOrder';
import { PhotoSlot } from './PhotoSlot';
import { UndoNotes } from './UndoNotes';
import { UploadSlot } from './UploadSlot';
import { useAnnouncer, useUploadNews } from './useAnnouncer';
import { useDropZone } from './useDropZone';
import { useMainChange } from './useMainChange';
import { useOrder } from './useOrder';
import { usePastedFiles } from './usePastedFiles';
import { usePicking } from './usePicking';
import { useRemoval } from './useRemoval';

const ConfirmRemoval = lazy(() =>
  import('./ConfirmRemoval').then((module) => ({ default: module.ConfirmRemoval })),
);

const usualRules: PhotoRules = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  maxBytes: 15 * 2 ** 20,
  minSidePx: 320,
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
  const { dir } = useIskra();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { region, say } = useAnnouncer();
  useUploadNews(given, labels, say);
  const uploads = readOnly ? none : given;
  const canAdd = !readOnly && onAdd !== undefined;

  const removal = useRemoval(onRemove);
  const [askedId, setAskedId] = useState<string | null>(null);
  const there = photos.filter((photo) => photo.id !== removal.removedId);
  const ids = there.map((photo) => photo.id);
  const order = useOrder({ ids: mainFirst(ids, mainId), dir, labels, say, onReorder: reorderOf() });
  const shown = order.ids.flatMap((each) => there.find((photo) => photo.id === each) ?? []);
  const shownMain = mainId !== null && ids.includes(mainId) ? mainId : mainId && (ids[0] ?? null);
  const mains = useMainChange(mainId, ids, uploads.length > 0);

  const waiting = uploads.filter(({ state }) => state !== 'failed' && state !== 'cancelled').length;
  const freeSlots = Math.max(0, max - photos.length - waiting);
  const picking = usePicking({ ...rules, known, freeSlots, isCropped: crop !== 'off', onAdd });
  const zone = useDropZone((files) => void picking.add(files));
  usePastedFiles(canAdd, (files) => void picking.add(files));
  const emptySlots = canAdd ? slotsFrom(there.length + uploads.length + 1, max) : [];

  function reorderOf(): PhotoGridProps['onReorder'] {
    if (readOnly || !onReorder) return undefined;
    return (wanted) => {
      const next = onSetMain ? wanted : mainFirst(wanted, mainId);
      const answer = onReorder(next);
      const [first] = next;
      if (onSetMain && mainId !== null && first !== undefined && first !== mainId) onSetMain(first);
      return answer;
    };
  }

  function remove(photoId: string): void {
    if (confirmDelete) return setAskedId(photoId);
    const place = order.ids.indexOf(photoId);
    removal.remove(photoId);
    say(there.length === 1 ? labels.removedLast : labels.removed);
    focusSlot(place);
  }

  /** What stood beside takes the focus of what is gone. */
  function focusSlot(place: number): void {
    setTimeout(() => {
      const buttons = order.list.current?.querySelectorAll<HTMLElement>('li > button');
      buttons?.[Math.min(place, buttons.length - 1)]?.focus();
    });
  }

  const cellHandlers = { ...order.handlers, ...(canAdd ? zone.handlers : {}) };
  return (
    <div ref={ref} {...elementProps}>
      <Cells
        ref={order.list}
        role="list"
        aria-label={label}
        aria-describedby={readOnly ? undefined : `${id}count`}
        data-over={(canAdd && zone.isOver) || undefined}
        data-readonly={readOnly || undefined}
        {...(readOnly ? {} : cellHandlers)}
      >
        {shown.map((photo, index) => (
          <PhotoSlot
            key={photo.id}
            {...{ photo, readOnly, labels, onOpen, onSetMain }}
            at={index + 1}
            of={shown.length}
            isMain={photo.id === shownMain}
            isPicked={photo.id === order.pickedId}
            isTarget={index === order.targetPlace && photo.id !== order.pickedId}
            howToMove={order.move && shown.length > 1 ? `${id}move` : undefined}
            onMove={shown.length > 1 ? order.move : undefined}
            onRemove={onRemove && remove}
          />
        ))}
        {uploads.map((upload) => (
          <UploadSlot key={upload.id} {...{ upload, rules, labels, onRetry, onCancel, onDismiss }} />
        ))}
        {emptySlots.map((slot) => (
          <li key={`slot-${slot}`}>
            <AddButton
              type="button"
              aria-label={labels.addSlot(slot, max)}
              onClick={() => input.current?.click()}
            >
              <Plus size={24} />
              {labels.add}
            </AddButton>
          </li>
        ))}
      </Cells>
      {!readOnly && (
        <>
          <span id={`${id}count`} hidden>
            {labels.count(shown.length, max)}
          </span>
          <span id={`${id}move`} hidden>
            {labels.howToMove}
          </span>
          <VisuallyHidden ref={region} aria-live="polite" />
        </>
      )}
      {!readOnly && (
        <UndoNotes
          {...{ removal, mains, labels, say, onSetMain }}
          isLast={there.length === 0}
          onBack={() => focusSlot(0)}
        />
      )}
      {canAdd && <FilePicking {...{ input, picking, crop, rules, labels, max }} />}
      {askedId !== null && (
        <Suspense fallback={null}>
          <ConfirmRemoval
            isLast={there.length === 1}
            labels={labels}
            fallbackFocus={order.list}
            onConfirm={() => onRemove?.(askedId)}
            onClose={() => setAskedId(null)}
          />
        </Suspense>
      )}
    </div>
  );
});

const none = [] as const;

function slotsFrom(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
