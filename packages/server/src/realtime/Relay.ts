import type { OutboxRow } from '../db/schema';

/** What a row of the outbox says. */
export type LiveRow = Omit<OutboxRow, 'claimedAt' | 'createdAt'>;

/** A committed row of the outbox, or its id where the row is not at hand. */
export type Queued = LiveRow | number;

/** Brings what stands in the outbox to open pages. */
export interface Relay {
  /** Before the first socket opens: begins to hear what is written, and tells what a crash left untold. */
  readonly start: () => Promise<void>;
  /** Tells these rows, in order; what cannot be told now is logged and told later. */
  readonly publish: (queued: readonly Queued[]) => Promise<void>;
  /** Whether it hears what other processes write; a sole one always does. */
  readonly isListening: () => boolean;
  readonly stop: () => Promise<void>;
}

/** What relays report when something cannot be told. */
export type OnError = (error: unknown) => void;
