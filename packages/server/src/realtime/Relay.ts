import type { OutboxRow } from '../db/schema';

/** What a row of the outbox says. */
export type LiveRow = Omit<OutboxRow, 'claimedAt' | 'createdAt'>;

/** A committed row of the outbox, or its id where the row is not at hand. */
export type Queued = LiveRow | number;

/** What a row has besides its own: it never was in the outbox, and is worth nothing a few seconds later. */
export const unstored: LiveRow = {
  id: 0,
  kind: 'event',
  channel: null,
  event: null,
  payload: null,
  userId: null,
  sessionTag: null,
  exceptSocket: null,
  exceptUserId: null,
};

/** Publishes the rows of the outbox to open pages. */
export interface Relay {
  /** Called before the first socket opens: begins to receive rows, and publishes what a crash left. */
  readonly start: () => Promise<void>;
  /** Publishes these rows in order; failures are logged and retried later. */
  readonly publish: (queued: readonly Queued[]) => Promise<void>;
  /** Publishes an unstored row once, at once; lost where that fails. */
  readonly tell: (row: LiveRow) => void;
  /** Whether it receives the rows of other processes; always true of a sole one. */
  readonly isListening: () => boolean;
  readonly stop: () => Promise<void>;
}

/** How relays report what they could not publish. */
export type OnError = (error: unknown) => void;
