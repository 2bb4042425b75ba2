import { limits } from '../limits';

const { digits, tries, validMs, resendAfterMs } = limits.code;

/** A code that was mailed (D-26). */
export interface CodeFacts {
  readonly sentAt: Date;
  /** How many tries it took; the maximum once it was used. */
  readonly tries: number;
}

/** The number that was drawn, as a code is mailed. */
export function codeText(drawn: number): string {
  return String(drawn % 10 ** digits).padStart(digits, '0');
}

/** The result of one try: whether the code is right, and how many tries count from then on. */
export interface CodeTry {
  readonly isRight: boolean;
  readonly tries: number;
}

/**
 * A try with a code that equals the mailed one or does not. A wrong or late one is one of five tries; a right one is
 * used up, or with `isKept` stays good for the next step (D-26) [REG-10, REC-08].
 */
export function tryCode(
  code: CodeFacts,
  { isEqual, isKept }: { readonly isEqual: boolean; readonly isKept: boolean },
  now: Date,
): CodeTry {
  if (code.tries >= tries) return { isRight: false, tries: code.tries };
  const isRight = isEqual && now.getTime() - code.sentAt.getTime() <= validMs;
  if (!isRight) return { isRight, tries: code.tries + 1 };
  return { isRight, tries: isKept ? code.tries : tries };
}

/** Who got the last code by this moment may ask for another (D-26) [REG-09]. */
export function mailedLongAgo(now: Date): Date {
  return new Date(now.getTime() - resendAfterMs);
}

/** Whole seconds until another code may be asked for; 0 or less when it may be. */
export function secondsToNextCode(sentAt: Date, now: Date): number {
  return Math.ceil((sentAt.getTime() - mailedLongAgo(now).getTime()) / 1000);
}
