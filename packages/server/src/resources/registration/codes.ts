import { createHmac, randomInt } from 'node:crypto';
import { limits } from '@iskra/api-contract';
import { codeText, tryCode } from '@iskra/api-contract/rules';
import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../Deps';
import { emailCodes } from '../../db/schema';
import { hourMs, perAddress } from '../../http/callLimits';

/** Whom a code is for: one visitor, one address, one purpose; it is wrong anywhere else. */
export interface CodeOwner {
  readonly sessionId: string;
  readonly email: string;
  readonly purpose: 'registration' | 'recovery';
}

type CodeDeps = Pick<Deps, 'db' | 'secret'>;

/** Tries of codes, right and wrong, for whatever purpose. */
export const codeTries = perAddress('code', 60, hourMs);

/** Makes a code for an address and this visitor; `takeMail` has counted the request for it. */
export async function issueCode(deps: CodeDeps, owner: CodeOwner, now: Date): Promise<string> {
  const { sessionId, email } = owner;
  const code = codeText(randomInt(10 ** limits.code.digits));
  const fresh = { codeHash: hashCode(deps.secret, owner, code), tries: 0, sentAt: now };
  await deps.db
    .insert(emailCodes)
    .values({ sessionId, email, ...fresh })
    .onConflictDoUpdate({ target: [emailCodes.sessionId, emailCodes.email], set: fresh });
  return code;
}

/** Deletes a code that could not be mailed. */
export async function takeCodeBack({ db }: CodeDeps, { sessionId, email }: CodeOwner): Promise<void> {
  await db.delete(emailCodes).where(isOwn({ sessionId, email }));
}

/** Whether the code fits; a wrong one is one of five tries, a right one is used up. */
export function useCode(deps: CodeDeps, owner: CodeOwner, code: string, now: Date): Promise<boolean> {
  return tryAt(deps, owner, code, { isKept: false, now });
}

/** Whether the code fits; a wrong one is one of five tries, a right one stays good for `useCode`. */
export function checkCode(deps: CodeDeps, owner: CodeOwner, code: string, now: Date): Promise<boolean> {
  return tryAt(deps, owner, code, { isKept: true, now });
}

/** Locks the row, so that only one of two concurrent tries can use the code. */
async function tryAt(
  deps: CodeDeps,
  owner: CodeOwner,
  code: string,
  { isKept, now }: { readonly isKept: boolean; readonly now: Date },
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const [kept] = await tx.select().from(emailCodes).where(isOwn(owner)).for('update');
    if (!kept) return false;
    const isEqual = kept.codeHash === hashCode(deps.secret, owner, code);
    const { isRight, tries } = tryCode(kept, { isEqual, isKept }, now);
    if (tries !== kept.tries) await tx.update(emailCodes).set({ tries }).where(isOwn(owner));
    return isRight;
  });
}

const isOwn = ({ sessionId, email }: Pick<CodeOwner, 'sessionId' | 'email'>) =>
  and(eq(emailCodes.sessionId, sessionId), eq(emailCodes.email, email));

const hashCode = (secret: string, { purpose, email }: CodeOwner, code: string) =>
  createHmac('sha256', secret).update(`${purpose} ${email} ${code}`).digest('hex');
