import { PhotoGrid, type GridPhoto } from '@iskra/ui/PhotoGrid';
import { usePhotoUploads } from '@iskra/ui/uploads';
import { useState } from 'react';

async function send(file: File): Promise<GridPhoto> {
  const answer = await fetch('/api/photos', { method: 'POST', body: file });
  return (await answer.json()) as GridPhoto;
}

export function MyPhotos() {
  const [photos, setPhotos] = useState<readonly GridPhoto[]>([]);
  const { uploads, add, retry, cancel, dismiss } = usePhotoUploads({
    send,
    onDone: (photo) => setPhotos((before) => [...before, photo]),
  });
  return (
    <PhotoGrid
      label="My photos"
      photos={photos}
      uploads={uploads}
      onAdd={add}
      onRetry={retry}
      onCancel={cancel}
      onDismiss={dismiss}
      onRemove={(id) => setPhotos(photos.filter((photo) => photo.id !== id))}
    />
  );
}
