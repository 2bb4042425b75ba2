import { useContext } from 'react';
import { useStores } from '../../model/StoresContext';
import { PhotosStore } from '../../model/photos/PhotosStore';
import { PhotoOutboxContext } from './PhotoOutboxContext';

const made = new WeakMap<object, PhotosStore>();

/**
 * One's own photos: made when the profile is first opened, kept with the member's stores while uploads go on; what an
 * earlier page could not send goes on then.
 */
export function usePhotos(): PhotosStore {
  const stores = useStores();
  const makeOutbox = useContext(PhotoOutboxContext);
  const known = made.get(stores);
  if (known) return known;
  const photos = new PhotosStore(stores.api, stores.session, makeOutbox());
  made.set(stores, photos);
  window.addEventListener('online', photos.resume);
  void photos.restore();
  return photos;
}
