import { answerOf, indexedStore } from '../storage/indexedStore';
import { entryNotes } from './entryNotes';
import type { OutboxEntry, OutboxStorage } from './OutboxStorage';

const storeName = 'entries';
const byId = 'id';

/**
 * Keeps entries in IndexedDB over a reload, under a name of yours: one for each person who may sign in on the device.
 * The tabs of a browser send under one lock of that name. Until IndexedDB has an entry, it is noted in `localStorage`.
 */
export function indexedOutbox<Payload>(name: string): OutboxStorage<Payload> {
  const store = indexedStore(name, storeName, (database) =>
    // Keys count up, so that the order of writing is the order of the keys.
    database.createObjectStore(storeName, { autoIncrement: true }).createIndex(byId, byId, { unique: true }),
  );
  const notes = entryNotes<Payload>(name);
  const keep = async ({ id, payload }: OutboxEntry<Payload>) => {
    const place = await store('readwrite');
    const before = await answerOf<IDBValidKey | undefined>(place.index(byId).getKey(id));
    await answerOf(place.put({ id, payload }, before));
  };
  return {
    load: async () => {
      for (const left of notes.all()) {
        await keep(left);
        notes.drop(left.id);
      }
      const kept = await answerOf<OutboxEntry<Payload>[]>((await store('readonly')).getAll());
      return kept.map(({ id, payload }) => ({ id, payload }));
    },
    put: (entry) => {
      notes.add(entry);
      return keep(entry).finally(() => notes.drop(entry.id));
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
