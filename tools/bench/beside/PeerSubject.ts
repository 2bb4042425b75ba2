import type { Subject } from '../Subject';

/** What a measure should not exceed: times the best peer and, where it is named, times the floor. */
export interface Goal {
  readonly measure: string;
  readonly peer: number;
  readonly floor?: number;
}

/**
 * A scenario that the kit, other libraries and a minimal floor play alike. The play asks at its gates for the same
 * visible result of each; a contender that throws there is not counted.
 */
export interface PeerSubject {
  readonly name: string;
  readonly ours: string;
  readonly floor?: string;
  readonly peers: readonly string[];
  readonly goals: readonly Goal[];
  readonly play: Subject['play'];
}
