import { createStore, del, delMany, entries, get, promisifyRequest } from 'idb-keyval';
import { laneOf, type Deed } from './Deed';

/** A deed that the server does not have yet. */
export interface KeptDeed {
  readonly id: string;
  readonly memberId: number;
  /** When it was done, in ms. */
  readonly at: number;
  readonly deed: Deed;
}

/** Keeps deeds over a reload, of each lane the newest: what was wanted before is never sent after it. */
export interface DeedStorage {
  load(memberId: number): Promise<KeptDeed[]>;
  /** Takes the place of an older one about the same thing; one that is older itself is not kept. */
  put(kept: KeptDeed): Promise<void>;
  has(id: string): Promise<boolean>;
  remove(id: string): Promise<void>;
  /** Drops what all others did; `null` drops everything. */
  keepOnly(memberId: number | null): Promise<void>;
  /** Runs while no other tab of the browser runs anything under it. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
}

const name = 'iskra-deeds';

/** Deeds in IndexedDB; tabs send them under one lock. */
export function indexedDeeds(): DeedStorage {
  const store = createStore(name, 'deeds');
  return {
    load: async (memberId) => own(await entries<string, KeptDeed>(store), memberId),
    // Where the browser forbids databases, opening one throws at once.
    put: async (kept) =>
      store('readwrite', (deeds) => {
        const reading: IDBRequest<KeptDeed[]> = deeds.getAll();
        reading.onsuccess = () => {
          const rivals = reading.result.filter((other) => isAboutSame(other, kept));
          if (rivals.some(({ at }) => at > kept.at)) return;
          for (const { id } of rivals) deeds.delete(id);
          deeds.put(kept, kept.id);
        };
        return promisifyRequest<void>(deeds.transaction);
      }),
    has: async (id) => (await get(id, store)) !== undefined,
    remove: async (id) => del(id, store),
    keepOnly: async (memberId) => delMany(foreign(await entries<string, KeptDeed>(store), memberId), store),
    alone: (work) => ('locks' in navigator ? navigator.locks.request(name, work) : work()),
  };
}

/** Deeds in memory, for tests and stories; tabs of one browser share it. */
export function memoryDeeds(initial: readonly KeptDeed[] = []): DeedStorage {
  const all = new Map(initial.map((kept) => [kept.id, kept]));
  let turn: Promise<unknown> = Promise.resolve();
  return {
    load: async (memberId) => own([...all], memberId),
    put: async (kept) => {
      const rivals = [...all.values()].filter((other) => isAboutSame(other, kept));
      if (rivals.some(({ at }) => at > kept.at)) return;
      for (const { id } of rivals) all.delete(id);
      all.set(kept.id, kept);
    },
    has: async (id) => all.has(id),
    remove: async (id) => void all.delete(id),
    keepOnly: async (memberId) => foreign([...all], memberId).forEach((id) => all.delete(id)),
    alone: (work) => {
      const result = turn.then(work);
      turn = result.catch(() => undefined);
      return result;
    },
  };
}

type Entries = readonly (readonly [string, KeptDeed])[];

const own = (all: Entries, memberId: number): KeptDeed[] =>
  all
    .map(([, kept]) => kept)
    .filter((kept) => kept.memberId === memberId)
    .sort((a, b) => a.at - b.at);

const foreign = (all: Entries, memberId: number | null): string[] =>
  all.filter(([, kept]) => kept.memberId !== memberId).map(([id]) => id);

const isAboutSame = (a: KeptDeed, b: KeptDeed) =>
  a.memberId === b.memberId && laneOf(a.deed) === laneOf(b.deed);
