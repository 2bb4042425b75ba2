interface MarkedState {
  readonly iskraOverlay?: string | undefined;
}

/** Which window has made the entry of the history that stands. */
export const entryMark = () => (history.state as MarkedState | null)?.iskraOverlay;

/** Marks of the windows that are open. */
export const openMarks = new Set<string>();

/** Going back takes the browser a moment; until then the entry of the one just closed still stands. */
let leaving: Promise<void> | undefined;

/** Ends when no closed window has an entry left in the history: the time to write an address. */
export const backSettled = (): Promise<void> => leaving ?? Promise.resolve();

/** At once, unless an entry is being left. */
export const whenSettled = (then: () => void): void => (leaving ? void leaving.then(then) : then());

/** Steps back over the entries of windows that are closed, or were open when the page was loaded anew. */
export function leaveLeftWindows(): void {
  if (!leaving && isLeft()) leaving = stepBack(isLeft);
}

/** Calls a router's `go` when no window has an entry left; those that are open are closed by Back first. */
export async function afterWindows(go: () => void): Promise<void> {
  while (entryMark()) await (leaving ??= stepBack(entryMark));
  go();
}

/** Calls `go` when no window has an entry left, and closes none for it: what changes beneath a window can wait. */
export function whenAlone(go: () => void): void {
  if (entryMark()) addEventListener('popstate', () => whenAlone(go), { once: true });
  else go();
}

const isLeft = (mark = entryMark()) => !!mark && !openMarks.has(mark);

async function stepBack(mustLeave: () => unknown): Promise<void> {
  while (mustLeave())
    await new Promise((resolve) => {
      addEventListener('popstate', resolve, { once: true });
      history.back();
    });
  leaving = undefined;
}
