import type { OutboxEntry, OutboxStorage } from './OutboxStorage';

const storeName = 'entries';
const byId = 'id';

/**
 * Keeps entries in IndexedDB over a reload, under a name of yours: one for each person who may sign in on the device.
 * The tabs of a browser send under one lock of that name.
 */
export function indexedOutbox<Payload>(name: string): OutboxStorage<Payload> {
  let opened: Promise<IDBDatabase> | undefined;
  const store = async (mode: IDBTransactionMode) => {
    opened ??= openDatabase(name).catch((error: unknown) => {
      // Tried again the next time.
      opened = undefined;
      throw error;
    });
    return (await opened).transaction(storeName, mode).objectStore(storeName);
  };
  return {
    load: async () => {
      const kept = await answerOf<OutboxEntry<Payload>[]>((await store('readonly')).getAll());
      return kept.map(({ id, payload }) => ({ id, payload }));
    },
    put: async ({ id, payload }) => {
      const place = await store('readwrite');
      const before = await answerOf<IDBValidKey | undefined>(place.index(byId).getKey(id));
      await answerOf(place.put({ id, payload }, before));
    },
    remove: async (id) => {
      const place = await store('readwrite');
      const key = await answerOf<IDBValidKey | undefined>(place.index(byId).getKey(id));
      if (key !== undefined) await answerOf(place.delete(key));
    },
    has: async (id) => (await answerOf((await store('readonly')).index(byId).count(id))) > 0,
    alone: (work) => ('locks' in navigator ? navigator.locks.request(name, work) : work()),
  };
}

/** Keys count up, so that the order of writing is the order of the keys. */
async function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () =>
    request.result
      .createObjectStore(storeName, { autoIncrement: true })
      .createIndex(byId, byId, { unique: true });
  return answerOf(request);
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });
}
