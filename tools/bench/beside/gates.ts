import type { Session } from '../Session';

/** Fails the contender unless so many texts that fit are in view at this moment; nobody is waited for. */
export async function mustSee(session: Session, pattern: RegExp, atLeast = 1): Promise<void> {
  const seen = (await textsInView(session)).filter((text) => pattern.test(text));
  if (seen.length < atLeast)
    throw new Error(`${seen.length} texts like ${pattern} in view instead of ${atLeast}`);
}

/** Fails the contender if a text that fits is still in view. */
export async function mustNotSee(session: Session, pattern: RegExp): Promise<void> {
  const seen = (await textsInView(session)).find((text) => pattern.test(text));
  if (seen !== undefined) throw new Error(`“${seen}” is still in view`);
}

/** Fails the contender with this reason unless it holds. */
export function must(holds: boolean, reason: string): void {
  if (!holds) throw new Error(reason);
}

/** Text nodes within the window that are neither hidden nor for screen readers alone. */
export function textsInView({ page }: Session): Promise<string[]> {
  return page.evaluate('window.bench.textsInView()');
}
