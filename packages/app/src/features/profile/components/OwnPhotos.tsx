import { limits, photoPath } from '@iskra/api-contract';
import { PhotoGrid } from '@iskra/ui/PhotoGrid';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { partOver } from '../../../shared/layout';
import { useText } from '../../../shared/i18n';
import { profileMessages as messages } from '../messages';
import { usePhotos } from '../usePhotos';
import { Note } from './Note';
import type { OpenedPhoto } from './OwnPhotoViewer';

const OwnPhotoViewer = partOver(
  async () => (await import('./OwnPhotoViewer')).OwnPhotoViewer,
  ({ opened, onOpenedChange }) => opened !== null && (() => onOpenedChange(null)),
);

/** Six slots; several pictures may be chosen, dropped or pasted at once [PRO-01, PRO-02, PRO-03, PRO-04]. */
export const OwnPhotos = observer(function OwnPhotos() {
  const photos = usePhotos();
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<OpenedPhoto | null>(null);

  async function reorder(keys: readonly string[]): Promise<void> {
    if (!(await photos.order(keys))) throw new Error('The photos keep their order');
  }

  return (
    <div ref={place} tabIndex={-1} style={{ outline: 'none' }}>
      <PhotoGrid
        label={t(messages.photos)}
        photos={photos.photos.map(({ key, path }) => ({
          id: key,
          src: photoPath(path, 'md'),
          srcLarge: photoPath(path, 'lg'),
        }))}
        mainId={photos.mainKey}
        uploads={photos.uploads}
        max={limits.photoSlots}
        rules={limits.photo}
        known={photos.knownFiles}
        confirmDelete
        onAdd={photos.add}
        onOpen={(key) => setOpened({ key })}
        onSetMain={(key) => void photos.setMain(key)}
        onRemove={photos.remove}
        onReorder={reorder}
        onRetry={photos.retry}
        onCancel={photos.cancel}
        onDismiss={photos.dismiss}
      />
      {photos.changing.isFailed && !opened && <Note role="alert">{t(messages.changeFailed)}</Note>}
      <OwnPhotoViewer opened={opened} onOpenedChange={setOpened} fallbackFocus={place} />
    </div>
  );
});
