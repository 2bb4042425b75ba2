/** What decides whether a paused member may be liked. */
export interface PauseFacts {
  readonly isPaused: boolean;
  /** I see who likes me. */
  readonly amPremium: boolean;
  readonly theyLikeMe: boolean;
}

/**
 * Whether I may give a new like: a paused member is not there for it, except for one who sees the other's like anyway.
 * For a regular member the answer must not depend on a like that they may not know of (D-05).
 */
export function mayLikeAnew({ isPaused, amPremium, theyLikeMe }: PauseFacts): boolean {
  return !isPaused || (amPremium && theyLikeMe);
}
