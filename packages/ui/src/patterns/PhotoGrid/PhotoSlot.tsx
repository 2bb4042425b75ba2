import { EllipsisVertical, Eye, Star, Trash2 } from '../../icons/icons';
import { Menu } from '../../components/Menu';
import { IconButton } from '../../primitives/IconButton';
import type { PhotoGridLabels } from './photoGrid.labels';
import { MainTag, MenuPlace, OpenButton, Picture } from './PhotoGrid.styles';
import type { GridPhoto, PhotoGridProps } from './PhotoGridProps';

interface PhotoSlotProps extends Pick<PhotoGridProps, 'onOpen' | 'onSetMain' | 'onRemove'> {
  photo: GridPhoto;
  /** Place among the photos, from 1. */
  at: number;
  of: number;
  isMain: boolean;
  readOnly: boolean;
  labels: PhotoGridLabels;
}

/** A photo: pressed, it opens; its menu sets it as main or deletes it [PRO-03]. */
export function PhotoSlot(props: PhotoSlotProps) {
  const { photo, at, of, isMain, readOnly, labels, onOpen } = props;
  const picture = (
    <Picture
      src={at === 1 ? (photo.srcLarge ?? photo.src) : photo.src}
      alt={photo.alt ?? labels.photo(at, of)}
      loading={at === 1 ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
    />
  );
  return (
    <li>
      {onOpen ? (
        <OpenButton type="button" onClick={() => onOpen(photo.id)}>
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
      {!readOnly && <SlotMenu {...props} />}
    </li>
  );
}

function SlotMenu({ photo: { id }, at, isMain, labels, onOpen, onSetMain, onRemove }: PhotoSlotProps) {
  return (
    <MenuPlace>
      <Menu.Root>
        <Menu.Trigger asChild>
          <IconButton variant="glass" label={labels.actions(at)}>
            <EllipsisVertical />
          </IconButton>
        </Menu.Trigger>
        <Menu.Content>
          {onOpen && (
            <Menu.Item icon={<Eye />} onSelect={() => onOpen(id)}>
              {labels.view}
            </Menu.Item>
          )}
          {onSetMain && !isMain && (
            <Menu.Item icon={<Star />} onSelect={() => onSetMain(id)}>
              {labels.setMain}
            </Menu.Item>
          )}
          {onRemove && (
            <Menu.Item icon={<Trash2 />} tone="danger" onSelect={() => onRemove(id)}>
              {labels.remove}
            </Menu.Item>
          )}
        </Menu.Content>
      </Menu.Root>
    </MenuPlace>
  );
}
