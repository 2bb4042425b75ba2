import type { Quote } from '@iskra/api-contract';
import { createStore, del, delMany, entries, set } from 'idb-keyval';
import { Notes } from './Notes';
import type { KeyValueStorage } from './persisted';

/** A message that the back end has not confirmed yet. */
export interface UnsentMessage {
  readonly clientId: string;
  readonly senderId: number;
  readonly recipientId: number;
  readonly dialogId: number;
  readonly content: string;
  readonly createdAt: string;
  /** The message that it answers. */
  readonly replyTo?: Quote | undefined;
}

/** Keeps unsent messages over a reload (D-11, D-27). */
export interface OutboxStorage {
  load(senderId: number): Promise<UnsentMessage[]>;
  put(message: UnsentMessage): Promise<void>;
  remove(clientId: string): Promise<void>;
  /** Drops what all others wrote; `null` drops everything. */
  keepOnly(senderId: number | null): Promise<void>;
}

/** Outbox in IndexedDB; what it does not have yet is noted in `storage`. */
export function indexedOutbox(storage: KeyValueStorage): OutboxStorage {
  const store = createStore('iskra-outbox', 'messages');
  const notes = new Notes<UnsentMessage>(storage, 'unsent');
  const stored = async () => (await entries<string, UnsentMessage>(store)).map(([, message]) => message);
  const forget = (id: string) => notes.keepOnly(({ clientId }) => clientId !== id);
  return {
    load: async (senderId) => {
      const all = new Map([...(await stored()), ...notes.all].map((one) => [one.clientId, one]));
      return [...all.values()].filter((message) => message.senderId === senderId);
    },
    put: async (message) => {
      notes.add(message);
      await set(message.clientId, message, store);
      forget(message.clientId);
    },
    remove: (clientId) => {
      forget(clientId);
      return del(clientId, store);
    },
    keepOnly: async (senderId) => {
      notes.keepOnly((message) => message.senderId === senderId);
      const others = (await stored()).filter((message) => message.senderId !== senderId);
      await delMany(
        others.map(({ clientId }) => clientId),
        store,
      );
    },
  };
}

/** Outbox in memory, for tests and stories. */
export function memoryOutbox(initial: readonly UnsentMessage[] = []): OutboxStorage {
  const messages = new Map(initial.map((message) => [message.clientId, message]));
  return {
    load: async (senderId) => [...messages.values()].filter((message) => message.senderId === senderId),
    put: async (message) => void messages.set(message.clientId, message),
    remove: async (clientId) => void messages.delete(clientId),
    keepOnly: async (senderId) => {
      for (const [key, message] of messages) if (message.senderId !== senderId) messages.delete(key);
    },
  };
}
