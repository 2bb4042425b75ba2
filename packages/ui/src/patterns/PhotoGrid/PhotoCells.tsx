import type { ComponentPropsWithoutRef } from 'react';
import { Plus } from '../../icons/icons';
import type { PhotoRules } from './checkPhoto';
import type { PhotoGridLabels } from './photoGrid.labels';
import { AddButton, Cells } from './PhotoGrid.styles';
import type { PhotoGridProps } from './PhotoGridProps';
import { PhotoSlot } from './PhotoSlot';
import { UploadSlot } from './UploadSlot';
import type { useShownPhotos } from './useShownPhotos';

type Handlers = Pick<PhotoGridProps, 'onOpen' | 'onSetMain' | 'onRetry' | 'onCancel' | 'onDismiss'>;

interface PhotoCellsProps extends Handlers {
  photos: ReturnType<typeof useShownPhotos>;
  uploads: NonNullable<PhotoGridProps['uploads']>;
  max: number;
  readOnly: boolean;
  rules: PhotoRules;
  labels: PhotoGridLabels;
  /** Id of the words that say how a photo is moved. */
  moveId: string;
  /** An empty slot was pressed; without it there are none. */
  onAdd: (() => void) | undefined;
  onRemove: ((id: string) => void) | undefined;
  /** For the list: name, description and what is dropped. */
  list: ComponentPropsWithoutRef<'ul'>;
}

// [B2.1]
/** The slots: photos, then files on their way, then empty ones. */
export function PhotoCells(props: PhotoCellsProps) {
  const { photos, uploads, readOnly, rules, labels, moveId, list, onAdd, onRemove } = props;
  const { onOpen, onSetMain, onRetry, onCancel, onDismiss } = props;
  const { order, shown } = photos;
  const move = shown.length > 1 ? order.move : undefined;
  return (
    <Cells
      ref={order.list}
      role="list"
      data-readonly={readOnly || undefined}
      {...list}
      {...(readOnly ? {} : order.handlers)}
    >
      {shown.map((photo, index) => (
        <PhotoSlot
          key={photo.id}
          {...{ photo, readOnly, labels, onOpen, onSetMain, onRemove }}
          at={index + 1}
          of={shown.length}
          isMain={photo.id === photos.shownMain}
          isPicked={photo.id === order.pickedId}
          isTarget={index === order.targetPlace && photo.id !== order.pickedId}
          howToMove={move && moveId}
          onMove={move}
        />
      ))}
      {uploads.map((upload) => (
        <UploadSlot key={upload.id} {...{ upload, rules, labels, onRetry, onCancel, onDismiss }} />
      ))}
      {onAdd && <EmptySlots first={shown.length + uploads.length + 1} {...props} onAdd={onAdd} />}
    </Cells>
  );
}

interface EmptySlotsProps extends Pick<PhotoCellsProps, 'max' | 'labels'> {
  /** The first empty place, from 1. */
  first: number;
  onAdd: () => void;
}

function EmptySlots({ first, max, labels, onAdd }: EmptySlotsProps) {
  const count = Math.max(0, max - first + 1);
  return Array.from({ length: count }, (_, index) => first + index).map((slot) => (
    <li key={slot}>
      <AddButton type="button" data-add="" aria-label={labels.addSlot(slot, max)} onClick={onAdd}>
        <Plus size={24} />
        {labels.add}
      </AddButton>
    </li>
  ));
}
