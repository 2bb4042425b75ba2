import { codeText, Refused, secondsToNextCode, tryCode } from '@iskra/api-contract/rules';
import type { World } from './World';
import type { CodePurpose, SessionRecord } from './records';

/** Whom a code is for: one visitor, one address, one purpose; it is wrong anywhere else. */
export interface CodeOwner {
  readonly session: SessionRecord;
  readonly email: string;
  readonly purpose: CodePurpose;
}

/** Makes a code for an address and this visitor; 429 when the last one is younger than 60 s (D-26). */
export function issueCode(world: World, { session, email, purpose }: CodeOwner): string {
  refuseTooSoon(world, email);
  const code = codeText(world.ids.code.next());
  const sessionToken = session.token;
  world.codes = world.codes.filter((kept) => kept.email !== email || kept.sessionToken !== sessionToken);
  world.codes.push({ email, sessionToken, purpose, code, sentAt: world.now(), tries: 0 });
  return code;
}

/** Whether the code fits; a wrong one is one of five tries, a right one is used up. */
export function useCode(world: World, owner: CodeOwner, code: string): boolean {
  return tryAt(world, owner, code, false);
}

/** Whether the code fits; a wrong one is one of five tries, a right one stays good for `useCode`. */
export function checkCode(world: World, owner: CodeOwner, code: string): boolean {
  return tryAt(world, owner, code, true);
}

/** The code that was last mailed to an address. */
export function lastCode(world: World, email: string): string | undefined {
  return world.codes.filter((kept) => kept.email === email).at(-1)?.code;
}

function tryAt(world: World, { session, email, purpose }: CodeOwner, code: string, isKept: boolean): boolean {
  const kept = world.codes.find((mine) => mine.email === email && mine.sessionToken === session.token);
  if (!kept) return false;
  const isEqual = kept.code === code && kept.purpose === purpose;
  const { isRight, tries } = tryCode(kept, { isEqual, isKept }, world.now());
  kept.tries = tries;
  return isRight;
}

function refuseTooSoon(world: World, email: string): void {
  const last = world.codes.filter((kept) => kept.email === email).at(-1);
  const seconds = last ? secondsToNextCode(last.sentAt, world.now()) : 0;
  if (seconds > 0) throw new Refused(429, 'codeTooSoon', { values: { seconds }, retryAfterS: seconds });
}
