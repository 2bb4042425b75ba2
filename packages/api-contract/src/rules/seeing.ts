/** What decides whether one member sees another. */
export interface SeeingFacts {
  readonly isSuspended: boolean;
  readonly iBlock: boolean;
  readonly theyBlock: boolean;
}

/** Whether I may see a member at all: in lists, to like, to write to (D-33). On the server it is `visibleTo`, in SQL. */
export function maySee({ isSuspended, iBlock, theyBlock }: SeeingFacts): boolean {
  return !isSuspended && !iBlock && !theyBlock;
}

/**
 * Whether I may open a profile: I still see whom I blocked, to take the block back (D-33). On the server it is `openTo`,
 * in SQL.
 */
export function mayOpenProfile({ isSuspended, theyBlock }: SeeingFacts): boolean {
  return !isSuspended && !theyBlock;
}
