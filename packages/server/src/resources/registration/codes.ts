import { createHmac, randomInt } from 'node:crypto';
import { limits } from '@iskra/api-contract';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Deps } from '../../Deps';
import { emailCodes } from '../../db/schema';

/** Who a code is for: one visitor, one address, one purpose; anywhere else it is wrong. */
export interface CodeOwner {
  readonly sessionId: string;
  readonly email: string;
  readonly purpose: 'registration' | 'recovery';
}

type CodeDeps = Pick<Deps, 'db' | 'secret' | 'now'>;

/** Makes a code for an address and this visitor; `takeMail` has counted the request for it. */
export async function issueCode(deps: CodeDeps, owner: CodeOwner): Promise<string> {
  const { sessionId, email } = owner;
  const now = deps.now();
  const code = String(randomInt(10 ** limits.code.digits)).padStart(limits.code.digits, '0');
  const fresh = { codeHash: hashCode(deps.secret, owner, code), tries: 0, sentAt: now };
  await deps.db
    .insert(emailCodes)
    .values({ sessionId, email, ...fresh })
    .onConflictDoUpdate({ target: [emailCodes.sessionId, emailCodes.email], set: fresh });
  return code;
}

/** Forgets a code that could not be mailed. */
export async function takeCodeBack({ db }: CodeDeps, { sessionId, email }: CodeOwner): Promise<void> {
  await db.delete(emailCodes).where(and(eq(emailCodes.sessionId, sessionId), eq(emailCodes.email, email)));
}

/** Whether the code fits; a wrong one is one of five tries, a right one is used up. */
export function useCode(deps: CodeDeps, owner: CodeOwner, code: string): Promise<boolean> {
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

const hashCode = (secret: string, { purpose, email }: CodeOwner, code: string) =>
  createHmac('sha256', secret).update(`${purpose} ${email} ${code}`).digest('hex');
