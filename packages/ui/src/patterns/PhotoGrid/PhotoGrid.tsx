import { Plus } from '../../icons/icons';
import { forwardRef, useRef, useState } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { useLabels } from '../../theme/useLabels';
import type { PhotoRules } from './checkPhoto';
import { photoGridLabels } from './photoGrid.labels';
import { AddButton, Cells, Notice } from './PhotoGrid.styles';
import type { PhotoGridProps } from './PhotoGridProps';
import { PhotoSlot } from './PhotoSlot';
import { pickPhotos } from './pickPhotos';
import { UploadSlot } from './UploadSlot';
import { useDropZone } from './useDropZone';
import { usePastedFiles } from './usePastedFiles';
import { useUploadAnnouncements } from './useUploadAnnouncements';

const usualRules: PhotoRules = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  maxBytes: 15 * 2 ** 20,
};

/** A member's photos in slots; files come by choice, drop or paste and are looked into first [PRO-01, PRO-02]. */
export const PhotoGrid = forwardRef<HTMLDivElement, PhotoGridProps>(function PhotoGrid(props, ref) {
  const { label, photos, mainId, max = 6, readOnly = false, rules = usualRules, onAdd, ...others } = props;
  const { known = none, onOpen, onSetMain, onRemove, onRetry, onDismiss, ...more } = others;
  const { uploads: given = none, labels: overrides, ...rest } = more;
  const labels = useLabels(photoGridLabels, overrides);
  const uploads = readOnly ? none : given;
  const [leftOut, setLeftOut] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const news = useUploadAnnouncements(given, labels);
  const canAdd = !readOnly && onAdd !== undefined;
  const ordered = [...photos].sort((a, b) => Number(b.id === mainId) - Number(a.id === mainId));
  const emptySlots = canAdd ? slotsFrom(photos.length + uploads.length + 1, max) : [];
  const zone = useDropZone((files) => void add(files));
  usePastedFiles(canAdd, (files) => void add(files));

  async function add(files: readonly File[]): Promise<void> {
    const waiting = uploads.filter(({ state }) => state !== 'failed').length;
    const freeSlots = Math.max(0, max - photos.length - waiting);
    const picking = await pickPhotos(files, { ...rules, known, freeSlots });
    setLeftOut(picking.leftOut);
    if (picking.picked.length > 0) onAdd?.(picking.picked);
  }

  return (
    <div ref={ref} {...rest}>
      <Cells
        aria-label={label}
        data-over={(canAdd && zone.isOver) || undefined}
        data-readonly={readOnly || undefined}
        {...(canAdd ? zone.handlers : {})}
      >
        {ordered.map((photo, index) => (
          <PhotoSlot
            key={photo.id}
            {...{ photo, readOnly, labels, onOpen, onSetMain, onRemove }}
            at={index + 1}
            of={ordered.length}
            isMain={photo.id === mainId}
          />
        ))}
        {uploads.map((upload) => (
          <UploadSlot key={upload.id} {...{ upload, rules, labels, onRetry, onDismiss }} />
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
      {canAdd && (
        <>
          <input
            ref={input}
            type="file"
            accept="image/*"
            multiple
            hidden
            onChange={({ target }) => {
              void add([...(target.files ?? [])]);
              target.value = '';
            }}
          />
          <VisuallyHidden ref={news} aria-live="polite" />
          {leftOut > 0 && <Notice role="alert">{labels.leftOut(leftOut, max)}</Notice>}
        </>
      )}
    </div>
  );
});

const none = [] as const;

function slotsFrom(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
