import { photoPath } from '@iskra/api-contract';
import { Lightbox } from '@iskra/ui/Lightbox';
import { observer } from 'mobx-react-lite';
import { useState, type RefObject } from 'react';
import { useStores } from '../../../model/StoresContext';
import { usePhotos } from '../usePhotos';
import { OwnPhotoActions } from './OwnPhotoActions';

/** The photo looked at, and whether its deletion is asked about. */
export interface OpenedPhoto {
  readonly key: string;
  readonly isDeleting?: boolean | undefined;
}

export interface OwnPhotoViewerProps {
  opened: OpenedPhoto | null;
  onOpenedChange: (opened: OpenedPhoto | null) => void;
  /** Takes the focus when the thumbnail is gone. */
  fallbackFocus: RefObject<HTMLElement | null>;
}

/** One's own photos at full size, with set-as-main and delete [PRO-03]. */
export const OwnPhotoViewer = observer(function OwnPhotoViewer(props: OwnPhotoViewerProps) {
  const { opened, onOpenedChange, fallbackFocus } = props;
  const photos = usePhotos();
  const { session } = useStores();
  const count = photos.photos.length;
  const found = photos.photos.findIndex(({ key }) => key === opened?.key);
  const [at, setAt] = useState(0);
  if (found >= 0 && found !== at) setAt(found);
  // What stands in the place of a photo that is gone: were it closed until the next is opened, Back would leave the page.
  const shown = found >= 0 ? found : Math.min(at, count - 1);
  const isDeleting = found >= 0 && opened?.isDeleting === true;

  function show(index: number): void {
    const photo = photos.photos[index];
    onOpenedChange(photo ? { key: photo.key } : null);
  }

  async function remove(key: string): Promise<void> {
    if (await photos.remove(key)) show(Math.min(shown, photos.photos.length - 1));
  }

  return (
    <Lightbox
      photos={photos.photos.map(({ key, path }) => ({ id: key, src: photoPath(path, 'lg') }))}
      index={opened && count > 0 ? shown : null}
      onIndexChange={show}
      onClose={() => onOpenedChange(null)}
      fallbackFocus={fallbackFocus}
      mainId={photos.mainKey}
      name={session.user?.name}
      onSetMain={isDeleting ? undefined : (key) => void photos.setMain(key)}
      onRemove={isDeleting ? undefined : (key) => onOpenedChange({ key, isDeleting: true })}
      actions={({ id: key }) => (
        <OwnPhotoActions
          isDeleting={isDeleting}
          onKeep={() => onOpenedChange({ key })}
          onDelete={() => void remove(key)}
        />
      )}
    />
  );
});
