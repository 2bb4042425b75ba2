import type { PickedPhoto } from '@iskra/ui/PhotoGrid';
import { createStore, del, delMany, entries, set } from 'idb-keyval';
import { isSendingTab } from './isSendingTab';

/** A chosen photo that the back end has not confirmed yet. */
export interface UnsentPhoto {
  readonly id: string;
  readonly memberId: number;
  readonly createdAt: number;
  readonly file: File;
  readonly crop?: PickedPhoto['crop'];
}

/** Keeps unsent photos over a reload (D-27) [B2.7]. */
export interface PhotoOutbox {
  /** In the order chosen; nothing while another tab sends them. */
  load(memberId: number): Promise<UnsentPhoto[]>;
  put(photo: UnsentPhoto): Promise<void>;
  remove(id: string): Promise<void>;
  /** Drops what all others chose; `null` drops everything. */
  keepOnly(memberId: number | null): Promise<void>;
}

/** In IndexedDB; the first tab that asks keeps the sending for as long as it is open. */
export function indexedPhotoOutbox(): PhotoOutbox {
  const store = createStore('iskra-photos', 'unsent');
  return {
    load: async (memberId) => {
      if (!(await isSendingTab())) return [];
      const all = await entries<string, UnsentPhoto>(store);
      return all
        .map(([, photo]) => photo)
        .filter((photo) => photo.memberId === memberId)
        .sort((a, b) => a.createdAt - b.createdAt);
    },
    put: (photo) => set(photo.id, photo, store),
    remove: (id) => del(id, store),
    keepOnly: async (memberId) => {
      const all = await entries<string, UnsentPhoto>(store);
      const others = all.filter(([, photo]) => photo.memberId !== memberId);
      await delMany(
        others.map(([key]) => key),
        store,
      );
    },
  };
}

/** In memory, for tests and stories. */
export function memoryPhotoOutbox(initial: readonly UnsentPhoto[] = []): PhotoOutbox {
  const photos = new Map(initial.map((photo) => [photo.id, photo]));
  return {
    load: async (memberId) => [...photos.values()].filter((photo) => photo.memberId === memberId),
    put: async (photo) => void photos.set(photo.id, photo),
    remove: async (id) => void photos.delete(id),
    keepOnly: async (memberId) => {
      for (const [id, photo] of photos) if (photo.memberId !== memberId) photos.delete(id);
    },
  };
}
