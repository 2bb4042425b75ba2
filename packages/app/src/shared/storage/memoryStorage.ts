import type { KeyValueStorage } from './persisted';

/** A storage that forgets with the page: for tests, stories and browsers that forbid the real one. */
export function memoryStorage(entries: Readonly<Record<string, unknown>> = {}): KeyValueStorage {
  const values = new Map(Object.entries(entries).map(([key, value]) => [key, JSON.stringify(value)]));
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

/** The page's own storage, or memory where it is forbidden. */
export function pageStorage(read: () => Storage): KeyValueStorage {
  try {
    const storage = read();
    storage.getItem('auth');
    return storage;
  } catch {
    return memoryStorage();
  }
}
