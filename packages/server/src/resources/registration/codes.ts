import { createHmac, randomInt } from 'node:crypto';
import { limits } from '@iskra/api-contract';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Deps } from '../../Deps';
import { emailCodes } from '../../db/schema';
import { Refused } from '../../http/Refused';

/** Makes a code for an address and this visitor; 429 when the last one is younger than 60 s (D-26). */
export async function issueCode(deps: Deps, sessionId: string, email: string): Promise<string> {
  const { db } = deps;
  const now = deps.now();
  await refuseTooSoon(deps, email, now);
  const code = String(randomInt(10 ** limits.code.digits)).padStart(limits.code.digits, '0');
  const fresh = { codeHash: hashCode(deps.secret, email, code), tries: 0, sentAt: now };
  await db
    .insert(emailCodes)
    .values({ sessionId, email, ...fresh })
    .onConflictDoUpdate({ target: [emailCodes.sessionId, emailCodes.email], set: fresh });
  return code;
}

/** Whether the code fits; each call is one of five tries, and a right one is used up. */
export async function useCode(deps: Deps, sessionId: string, email: string, code: string): Promise<boolean> {
  const mine = and(eq(emailCodes.sessionId, sessionId), eq(emailCodes.email, email));
  const [tried] = await deps.db
    .update(emailCodes)
    .set({ tries: sql`${emailCodes.tries} + 1` })
    .where(and(mine, lt(emailCodes.tries, limits.code.tries)))
    .returning();
  if (!tried || deps.now().getTime() - tried.sentAt.getTime() > limits.code.validMs) return false;
  if (tried.codeHash !== hashCode(deps.secret, email, code)) return false;
  // Kept without tries left rather than removed: the pause before the next code still counts from it.
  await deps.db.update(emailCodes).set({ tries: limits.code.tries }).where(mine);
  return true;
}

async function refuseTooSoon(deps: Deps, email: string, now: Date): Promise<void> {
  const [last] = await deps.db
    .select({ sentAt: emailCodes.sentAt })
    .from(emailCodes)
    .where(eq(emailCodes.email, email))
    .orderBy(desc(emailCodes.sentAt))
    .limit(1);
  const waitMs = last ? last.sentAt.getTime() + limits.code.resendAfterMs - now.getTime() : 0;
  if (waitMs <= 0) return;
  const seconds = Math.ceil(waitMs / 1000);
  throw new Refused(429, 'codeTooSoon', { values: { seconds }, retryAfterS: seconds });
}

const hashCode = (secret: string, email: string, code: string) =>
  createHmac('sha256', secret).update(`code ${email} ${code}`).digest('hex');
