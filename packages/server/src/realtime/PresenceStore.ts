/** How long a process is believed without another word: the grace of D-34, and one renewal more. */
export const believedMs = 75_000;

/** How many members are written in one go. */
export const chunkSize = 1000;

/** Which process has a socket of which member, known to all processes; lists are of at most `chunkSize`. */
export interface PresenceStore {
  /** This process lives; answers false when nothing was known of it, so that all its members are to be added again. */
  readonly renew: () => Promise<boolean>;
  readonly add: (ids: readonly number[]) => Promise<void>;
  /** Takes members of this process away. */
  readonly remove: (ids: readonly number[]) => Promise<void>;
  /**
   * Takes members of a dead process away, and answers who of them has no socket on another living one; null when no
   * process died, or none has any left.
   */
  readonly takeOrphans: () => Promise<readonly number[] | null>;
  /** Takes this process away. */
  readonly stop: () => Promise<void>;
}
