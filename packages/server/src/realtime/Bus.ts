import type { LiveRow, Queued } from './Relay';

/** How processes announce rows of the outbox to each other; lost ones are found in the table. */
export interface Bus {
  /**
   * Begins to receive; rejects when it cannot connect.
   * @param hear called with rows of other processes, or with ids where a row is too long
   * @param onBack called when it receives again after a gap
   */
  readonly start: (hear: (heard: readonly Queued[]) => void, onBack: () => void) => Promise<void>;
  /** Announces committed rows to the other processes, soon and in batches; never fails. */
  readonly announce: (rows: readonly LiveRow[]) => void;
  readonly isListening: () => boolean;
  readonly stop: () => Promise<void>;
}
