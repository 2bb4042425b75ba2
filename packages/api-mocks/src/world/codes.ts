import { limits } from '@iskra/api-contract';
import type { World } from './World';
import { Refused } from './Refused';
import type { SessionRecord } from './records';

/** Makes a code for an address and this visitor; 429 when the last one is younger than 60 s (D-26). */
export function issueCode(world: World, session: SessionRecord, email: string): string {
  refuseTooSoon(world, email);
  const code = String(world.ids.code.next() % 10 ** limits.code.digits).padStart(limits.code.digits, '0');
  const isOld = (mine: { email: string; sessionToken: string }) =>
    mine.email === email && mine.sessionToken === session.token;
  world.codes = world.codes.filter((kept) => !isOld(kept));
  world.codes.push({ email, sessionToken: session.token, code, sentAt: world.now(), tries: 0 });
  return code;
}

/** Whether the code fits; each call is one of five tries, and a right one is used up. */
export function useCode(world: World, session: SessionRecord, email: string, code: string): boolean {
  const kept = world.codes.find((mine) => mine.email === email && mine.sessionToken === session.token);
  if (!kept || kept.tries >= limits.code.tries) return false;
  kept.tries += 1;
  const isOld = world.now().getTime() - kept.sentAt.getTime() > limits.code.validMs;
  if (isOld || kept.code !== code) return false;
  kept.tries = limits.code.tries;
  return true;
}

/** What was mailed to an address last. */
export function lastCode(world: World, email: string): string | undefined {
  return world.codes.filter((kept) => kept.email === email).at(-1)?.code;
}

function refuseTooSoon(world: World, email: string): void {
  const last = world.codes.filter((kept) => kept.email === email).at(-1);
  const waitMs = last ? last.sentAt.getTime() + limits.code.resendAfterMs - world.now().getTime() : 0;
  if (waitMs <= 0) return;
  const seconds = Math.ceil(waitMs / 1000);
  throw new Refused(429, 'codeTooSoon', { values: { seconds }, retryAfterS: seconds });
}
