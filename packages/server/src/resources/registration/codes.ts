import { createHmac, randomInt } from 'node:crypto';
import { limits } from '@iskra/api-contract';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Deps } from '../../Deps';
import { emailCodes } from '../../db/schema';
import { Refused } from '../../http/Refused';

/** Who a code is for: one visitor, one address, one purpose; anywhere else it is wrong. */
export interface CodeOwner {
  readonly sessionId: string;
  readonly email: string;
  readonly purpose: 'registration' | 'recovery';
}

type CodeDeps = Pick<Deps, 'db' | 'secret' | 'now'>;

/** Makes a code for an address and this visitor; 429 when the last one is younger than 60 s (D-26). */
export async function issueCode(deps: CodeDeps, owner: CodeOwner): Promise<string> {
  const { sessionId, email } = owner;
  const now = deps.now();
  await refuseTooSoon(deps, email, now);
  const code = String(randomInt(10 ** limits.code.digits)).padStart(limits.code.digits, '0');
  const fresh = { codeHash: hashCode(deps.secret, owner, code), tries: 0, sentAt: now };
  await deps.db
    .insert(emailCodes)
    .values({ sessionId, email, ...fresh })
    .onConflictDoUpdate({ target: [emailCodes.sessionId, emailCodes.email], set: fresh });
  return code;
}

/** Forgets a code that could not be mailed, so that the next one need not wait. */
export async function takeCodeBack({ db }: CodeDeps, { sessionId, email }: CodeOwner): Promise<void> {
  await db.delete(emailCodes).where(and(eq(emailCodes.sessionId, sessionId), eq(emailCodes.email, email)));
}

/** Whether the code fits; a wrong one is one of five tries, a right one is used up. */
export function useCode(deps: CodeDeps, owner: CodeOwner, code: string): Promise<boolean> {
  // Kept without tries left rather than removed: the pause before the next code still counts from it.
  return tryCode(deps, owner, code, limits.code.tries);
}

/** Whether the code fits; a wrong one is one of five tries, a right one stays good for `useCode`. */
export function checkCode(deps: CodeDeps, owner: CodeOwner, code: string): Promise<boolean> {
  return tryCode(deps, owner, code, 'kept');
}

/** One statement, so that of two tries at the same moment only one can use the code. */
async function tryCode(
  { db, secret, now }: CodeDeps,
  owner: CodeOwner,
  code: string,
  triesIfRight: number | 'kept',
): Promise<boolean> {
  const codeHash = hashCode(secret, owner, code);
  const validFrom = new Date(now().getTime() - limits.code.validMs);
  const triesThen = triesIfRight === 'kept' ? emailCodes.tries : sql`${triesIfRight}::integer`;
  const isRight = sql`${emailCodes.codeHash} = ${codeHash} and ${emailCodes.sentAt} >= ${validFrom.toISOString()}`;
  const [tried] = await db
    .update(emailCodes)
    .set({ tries: sql`case when ${isRight} then ${triesThen} else ${emailCodes.tries} + 1 end` })
    .where(
      and(
        eq(emailCodes.sessionId, owner.sessionId),
        eq(emailCodes.email, owner.email),
        lt(emailCodes.tries, limits.code.tries),
      ),
    )
    .returning();
  return tried !== undefined && tried.codeHash === codeHash && tried.sentAt >= validFrom;
}

async function refuseTooSoon({ db }: CodeDeps, email: string, now: Date): Promise<void> {
  const [last] = await db
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

const hashCode = (secret: string, { purpose, email }: CodeOwner, code: string) =>
  createHmac('sha256', secret).update(`${purpose} ${email} ${code}`).digest('hex');
