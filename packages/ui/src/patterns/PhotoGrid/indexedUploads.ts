import { answerOf, indexedStore } from '../../storage/indexedStore';
import type { KeptUpload, UploadStorage } from './UploadStorage';

const storeName = 'uploads';

// [B2.7]
/**
 * Keeps files in IndexedDB under a name of yours, such as one per member. Of several tabs only the first to ask gets
 * what was kept, for as long as it is open: two would send a file twice.
 */
export function indexedUploads(name = 'iskra-uploads'): UploadStorage {
  const store = indexedStore(name, storeName, (database) =>
    database.createObjectStore(storeName, { keyPath: 'id' }),
  );
  return {
    load: async () => {
      if (!(await isFirstTab(name))) return [];
      return answerOf<KeptUpload[]>((await store('readonly')).getAll());
    },
    put: async (upload) => void (await answerOf((await store('readwrite')).put(upload))),
    remove: async (id) => void (await answerOf((await store('readwrite')).delete(id))),
  };
}

/** What this page was first to ask for: it keeps that until it goes. */
const asked = new Map<string, Promise<boolean>>();

function isFirstTab(name: string): Promise<boolean> {
  const isFirst = asked.get(name) ?? takeLock(name);
  asked.set(name, isFirst);
  // Another tab had it, which may be gone the next time.
  void isFirst.then((has) => has || asked.delete(name));
  return isFirst;
}

/** The lock is held until the page goes. */
function takeLock(name: string): Promise<boolean> {
  if (!('locks' in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock && new Promise(() => undefined);
    });
  });
}
