import { createStore, delMany, entries, get, set } from 'idb-keyval';

/** An answer of the back end to one member, as it came last. */
interface KeptAnswer {
  readonly memberId: number;
  readonly answer: unknown;
  /** When it came, in ms since 1970. */
  readonly at: number;
}

/** Keeps answers for a time without a network. */
export interface AnswerStorage {
  get(key: string): Promise<KeptAnswer | undefined>;
  put(key: string, kept: KeptAnswer): Promise<void>;
  /** Drops what others were told, and the oldest beyond a number of answers; `null` drops everything. */
  keepOnly(memberId: number | null): Promise<void>;
}

const keptAtMost = 300;

/** Answers in IndexedDB. */
export function indexedAnswers(): AnswerStorage {
  const store = createStore('iskra-answers', 'answers');
  return {
    get: (key) => get<KeptAnswer>(key, store),
    put: (key, kept) => set(key, kept, store),
    keepOnly: async (memberId) => delMany(dropped(await entries<string, KeptAnswer>(store), memberId), store),
  };
}

/** Answers in memory, for tests. */
export function memoryAnswers(): AnswerStorage {
  const all = new Map<string, KeptAnswer>();
  return {
    get: async (key) => all.get(key),
    put: async (key, kept) => void all.set(key, kept),
    keepOnly: async (memberId) => dropped([...all], memberId).forEach((key) => all.delete(key)),
  };
}

function dropped(all: readonly (readonly [string, KeptAnswer])[], memberId: number | null): string[] {
  const own = all.filter(([, kept]) => kept.memberId === memberId).sort(([, a], [, b]) => b.at - a.at);
  const stay = new Set(own.slice(0, keptAtMost).map(([key]) => key));
  return all.map(([key]) => key).filter((key) => !stay.has(key));
}
