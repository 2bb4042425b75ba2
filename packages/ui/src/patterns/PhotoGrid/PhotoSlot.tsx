import { Star } from '../../icons/icons';
import type { PhotoGridLabels } from './photoGrid.labels';
import { MainTag, OpenButton, Picture } from './PhotoGrid.styles';
import type { GridPhoto, PhotoGridProps } from './PhotoGridProps';
import { SlotMenuButton } from './SlotMenuButton';

interface PhotoSlotProps extends Pick<PhotoGridProps, 'onOpen' | 'onSetMain'> {
  photo: GridPhoto;
  /** Place among the photos, from 1. */
  at: number;
  of: number;
  isMain: boolean;
  readOnly: boolean;
  /** It is being moved. */
  isPicked: boolean;
  /** What is dragged would land here. */
  isTarget: boolean;
  /** Id of the words that say how it is moved. */
  howToMove: string | undefined;
  labels: PhotoGridLabels;
  onMove?: ((id: string, place: number) => void) | undefined;
  onRemove?: ((id: string) => void) | undefined;
}

// [PRO-03]
/** A photo: pressed, it opens; its menu sets it as main, moves or deletes it. */
export function PhotoSlot(props: PhotoSlotProps) {
  const { photo, isMain, readOnly, isPicked, isTarget, howToMove, labels, onOpen, onMove } = props;
  const picture = <SlotPicture {...props} />;
  const canPress = onOpen !== undefined || onMove !== undefined;
  return (
    <li
      data-photo={photo.id}
      data-picked={isPicked || undefined}
      data-target={isTarget || undefined}
      data-movable={onMove ? true : undefined}
    >
      {canPress ? (
        <OpenButton type="button" aria-describedby={howToMove} onClick={() => onOpen?.(photo.id)}>
          {picture}
        </OpenButton>
      ) : (
        picture
      )}
      {isMain && !readOnly && (
        <MainTag>
          <Star size={16} fill="currentColor" />
          {labels.main}
        </MainTag>
      )}
      {!readOnly && <SlotActions {...props} />}
    </li>
  );
}

function SlotPicture({ photo, at, of, labels }: PhotoSlotProps) {
  const isLarge = at === 1;
  return (
    <Picture
      src={isLarge ? (photo.srcLarge ?? photo.src) : photo.src}
      srcSet={photo.srcSet}
      sizes={photo.srcSet && (isLarge ? '(max-width: 600px) 66vw, 360px' : '(max-width: 600px) 33vw, 180px')}
      alt={photo.alt ?? labels.photo(at, of)}
      style={photo.position ? { objectPosition: photo.position } : undefined}
      loading={isLarge ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
    />
  );
}

function SlotActions({ photo: { id }, at, of, isMain, labels, ...can }: PhotoSlotProps) {
  const { onOpen, onSetMain, onMove, onRemove } = can;
  if (!onOpen && !onSetMain && !onMove && !onRemove) return null;
  return (
    <SlotMenuButton
      {...{ at, of, labels }}
      place={at - 1}
      onOpen={onOpen && (() => onOpen(id))}
      onSetMain={isMain ? undefined : onSetMain && (() => onSetMain(id))}
      onMove={onMove && ((place) => onMove(id, place))}
      onRemove={onRemove && (() => onRemove(id))}
    />
  );
}
