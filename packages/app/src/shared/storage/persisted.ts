import type { Schema } from '@iskra/api-contract';

/** The part of the web's Storage that the product needs; a page without storage gets `memoryStorage`. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

/** One key of the client state of spec point 3. */
export interface Persisted<Value> {
  read(): Value;
  write(value: Value): void;
  remove(): void;
}

/** Reads through a schema: broken or foreign content counts as absent and never breaks the app [ENT-01]. */
export function persisted<Value>(
  storage: KeyValueStorage,
  key: string,
  schema: Schema & { safeParse(data: unknown): { success: boolean; data?: Value | undefined } },
  fallback: Value,
): Persisted<Value> {
  return {
    read: () => {
      const parsed = schema.safeParse(parseJson(storage.getItem(key)));
      return parsed.success ? (parsed.data as Value) : fallback;
    },
    write: (value) => {
      attempt(() => storage.setItem(key, JSON.stringify(value)));
    },
    remove: () => {
      attempt(() => storage.removeItem(key));
    },
  };
}

/** A full or forbidden storage costs the memory of a setting, not the page. */
function attempt(action: () => void): void {
  try {
    action();
  } catch (error) {
    console.warn('Not stored', error);
  }
}

function parseJson(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
