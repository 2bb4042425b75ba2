import { limits } from '@iskra/api-contract';
import { Refused } from '@iskra/api-contract/rules';
import type { World } from './World';
import type { CodePurpose, CodeRecord, SessionRecord } from './records';

/** Who a code is for: one visitor, one address, one purpose; anywhere else it is wrong. */
export interface CodeOwner {
  readonly session: SessionRecord;
  readonly email: string;
  readonly purpose: CodePurpose;
}

/** Makes a code for an address and this visitor; 429 when the last one is younger than 60 s (D-26). */
export function issueCode(world: World, { session, email, purpose }: CodeOwner): string {
  refuseTooSoon(world, email);
  const code = String(world.ids.code.next() % 10 ** limits.code.digits).padStart(limits.code.digits, '0');
  const sessionToken = session.token;
  world.codes = world.codes.filter((kept) => kept.email !== email || kept.sessionToken !== sessionToken);
  world.codes.push({ email, sessionToken, purpose, code, sentAt: world.now(), tries: 0 });
  return code;
}

/** Whether the code fits; a wrong one is one of five tries, a right one is used up. */
export function useCode(world: World, owner: CodeOwner, code: string): boolean {
  const kept = tryCode(world, owner, code);
  if (kept) kept.tries = limits.code.tries;
  return kept !== null;
}

/** Whether the code fits; a wrong one is one of five tries, a right one stays good for `useCode`. */
export function checkCode(world: World, owner: CodeOwner, code: string): boolean {
  return tryCode(world, owner, code) !== null;
}

/** What was mailed to an address last. */
export function lastCode(world: World, email: string): string | undefined {
  return world.codes.filter((kept) => kept.email === email).at(-1)?.code;
}

function tryCode(world: World, { session, email, purpose }: CodeOwner, code: string): CodeRecord | null {
  const kept = world.codes.find((mine) => mine.email === email && mine.sessionToken === session.token);
  if (!kept || kept.tries >= limits.code.tries) return null;
  const isOld = world.now().getTime() - kept.sentAt.getTime() > limits.code.validMs;
  if (!isOld && kept.code === code && kept.purpose === purpose) return kept;
  kept.tries += 1;
  return null;
}

function refuseTooSoon(world: World, email: string): void {
  const last = world.codes.filter((kept) => kept.email === email).at(-1);
  const waitMs = last ? last.sentAt.getTime() + limits.code.resendAfterMs - world.now().getTime() : 0;
  if (waitMs <= 0) return;
  const seconds = Math.ceil(waitMs / 1000);
  throw new Refused(429, 'codeTooSoon', { values: { seconds }, retryAfterS: seconds });
}
