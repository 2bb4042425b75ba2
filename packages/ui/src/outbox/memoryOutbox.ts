import type { OutboxEntry, OutboxStorage } from './OutboxStorage';

/** Keeps entries until the page goes, for tests and for browsers that keep nothing. */
export function memoryOutbox<Payload>(left: readonly OutboxEntry<Payload>[] = []): OutboxStorage<Payload> {
  const entries = new Map(left.map((entry) => [entry.id, entry]));
  let turn: Promise<unknown> = Promise.resolve();
  return {
    load: () => Promise.resolve([...entries.values()]),
    put: (entry) => Promise.resolve(void entries.set(entry.id, entry)),
    remove: (id) => Promise.resolve(void entries.delete(id)),
    has: (id) => Promise.resolve(entries.has(id)),
    alone: (work) => {
      const result = turn.then(work);
      turn = result.catch(() => undefined);
      return result;
    },
  };
}
