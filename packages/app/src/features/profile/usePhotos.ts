import { useStores } from '../../app/StoresContext';
import { PhotosStore } from './model/PhotosStore';

const made = new WeakMap<object, PhotosStore>();

/** One's own photos: made when the profile is first opened, kept with the member's stores while uploads go on. */
export function usePhotos(): PhotosStore {
  const stores = useStores();
  const photos = made.get(stores) ?? new PhotosStore(stores.api, stores.session);
  made.set(stores, photos);
  return photos;
}
