import type { Quote } from '@iskra/api-contract';
import { createStore, del, delMany, entries, set } from 'idb-keyval';

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

/** Outbox in IndexedDB. */
export function indexedOutbox(): OutboxStorage {
  const store = createStore('iskra-outbox', 'messages');
  return {
    load: async (senderId) => {
      const all = await entries<string, UnsentMessage>(store);
      return all.map(([, message]) => message).filter((message) => message.senderId === senderId);
    },
    put: (message) => set(message.clientId, message, store),
    remove: (clientId) => del(clientId, store),
    keepOnly: async (senderId) => {
      const all = await entries<string, UnsentMessage>(store);
      const others = all.filter(([, message]) => message.senderId !== senderId);
      await delMany(
        others.map(([key]) => key),
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
