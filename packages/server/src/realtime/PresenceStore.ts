/** How long a process counts as alive without a renewal: the grace of D-34 and one renewal more. */
export const believedMs = 75_000;

/** How many members are written in one go. */
export const chunkSize = 1000;

/** Which process has a socket of which member, known to all processes; lists are of at most `chunkSize`. */
export interface PresenceStore {
  /** Renews this process; false when it was unknown, and all its members must be added again. */
  readonly renew: () => Promise<boolean>;
  readonly add: (ids: readonly number[]) => Promise<void>;
  /** Removes members of this process. */
  readonly remove: (ids: readonly number[]) => Promise<void>;
  /**
   * Removes members of a dead process, and returns those without a socket on another living one; null when no dead
   * process has members left.
   */
  readonly takeOrphans: () => Promise<readonly number[] | null>;
  /** Removes this process. */
  readonly stop: () => Promise<void>;
}
