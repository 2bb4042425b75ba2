import { photoPath } from '@iskra/api-contract';
import { Lightbox } from '@iskra/ui/Lightbox';
import { observer } from 'mobx-react-lite';
import type { RefObject } from 'react';
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
  const at = photos.photos.findIndex(({ key }) => key === opened?.key);

  function show(index: number): void {
    const photo = photos.photos[index];
    onOpenedChange(photo ? { key: photo.key } : null);
  }

  async function remove(key: string): Promise<void> {
    const next = photos.photos[at + 1] ?? photos.photos[at - 1];
    if (await photos.remove(key)) onOpenedChange(next ? { key: next.key } : null);
  }

  return (
    <Lightbox
      photos={photos.photos.map(({ key, path }) => ({ id: key, src: photoPath(path, 'lg') }))}
      index={at < 0 ? null : at}
      onIndexChange={show}
      onClose={() => onOpenedChange(null)}
      fallbackFocus={fallbackFocus}
      mainId={photos.mainKey}
      name={session.user?.name}
      onSetMain={opened?.isDeleting ? undefined : (key) => void photos.setMain(key)}
      onRemove={opened?.isDeleting ? undefined : (key) => onOpenedChange({ key, isDeleting: true })}
      actions={({ id: key }) => (
        <OwnPhotoActions
          isDeleting={opened?.isDeleting ?? false}
          onKeep={() => onOpenedChange({ key })}
          onDelete={() => void remove(key)}
        />
      )}
    />
  );
});
