import type { LiveRow, Queued } from './Relay';

/** How processes tell each other of rows of the outbox; what it loses they find in the table. */
export interface Bus {
  /**
   * Begins to hear; rejects when that cannot be.
   * @param hear called with rows of other processes, or with ids where a row is too long
   * @param onBack called when it hears again after it was deaf
   */
  readonly start: (hear: (heard: readonly Queued[]) => void, onBack: () => void) => Promise<void>;
  /** Tells the other processes of committed rows, soon, many in one go; it never fails. */
  readonly announce: (rows: readonly LiveRow[]) => void;
  readonly isListening: () => boolean;
  readonly stop: () => Promise<void>;
}
