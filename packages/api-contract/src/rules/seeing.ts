/** What decides whether one member sees another. */
export interface SeeingFacts {
  readonly isSuspended: boolean;
  readonly iBlock: boolean;
  readonly theyBlock: boolean;
}

/** Whether a member is there for me at all: in lists, to be liked, to be written to (D-33). The server's is `visibleTo`, in SQL. */
export function maySee({ isSuspended, iBlock, theyBlock }: SeeingFacts): boolean {
  return !isSuspended && !iBlock && !theyBlock;
}

/** Whether I may open a profile: whom I blocked I still see, to take the block back (D-33). The server's is `findProfile`, in SQL. */
export function mayOpenProfile({ isSuspended, theyBlock }: SeeingFacts): boolean {
  return !isSuspended && !theyBlock;
}
