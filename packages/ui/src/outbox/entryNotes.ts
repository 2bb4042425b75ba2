import type { OutboxEntry } from './OutboxStorage';

/** Entries that the database does not have yet, in `localStorage`: it writes at once, and a page that goes waits for nothing else. */
export function entryNotes<Payload>(name: string) {
  const key = `iskra-outbox:${name}`;
  const all = (): OutboxEntry<Payload>[] => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '');
      return Array.isArray(kept) ? kept.filter(isEntry<Payload>) : [];
    } catch {
      return [];
    }
  };
  const write = (entries: readonly OutboxEntry<Payload>[]) => {
    try {
      if (entries.length > 0) localStorage.setItem(key, JSON.stringify(entries, plainOnly));
      else localStorage.removeItem(key);
    } catch {
      // Full, forbidden or not plain: the database has it a moment later.
    }
  };
  const others = (id: string) => all().filter((entry) => entry.id !== id);
  return {
    all,
    add: (entry: OutboxEntry<Payload>) => write([...others(entry.id), entry]),
    drop: (id: string) => write(others(id)),
  };
}

const isEntry = <Payload>(value: unknown): value is OutboxEntry<Payload> =>
  value instanceof Object && 'id' in value && typeof value.id === 'string' && 'payload' in value;

const plain: readonly unknown[] = [Object.prototype, Array.prototype];

/** Throws at what JSON would not give back as it was: a file, a date, no number. */
function plainOnly(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const own = this[key];
  if (own instanceof Object && !plain.includes(Object.getPrototypeOf(own))) throw new TypeError(key);
  if (typeof own === 'number' && !Number.isFinite(own)) throw new TypeError(key);
  return value;
}
