import { createHash, randomBytes } from 'node:crypto';
import { formerEmailAfter, formerEmailsSince, invalidField } from '@iskra/api-contract/rules';
import { and, eq, gte, lt, ne } from 'drizzle-orm';
import type { Deps } from '../../Deps';
import type { Database } from '../../db/Database';
import { formerEmails, users, type UserRow } from '../../db/schema';

/**
 * Keeps the address that a member leaves for 48 hours, within the transaction of the change; answers what the link to it
 * carries, null where the address gets none (decision 0037).
 */
export async function keepFormer(tx: Database, me: UserRow, next: string, now: Date): Promise<string | null> {
  const isMine = eq(formerEmails.userId, me.id);
  const [kept] = await tx
    .select()
    .from(formerEmails)
    .where(and(isMine, isKept(now)));
  const email = formerEmailAfter({ left: me.email, next, kept: kept?.email ?? null });
  if (email !== null && email === kept?.email) return null;
  await tx.delete(formerEmails).where(isMine);
  if (email === null) return null;
  const token = randomBytes(32).toString('base64url');
  await tx.insert(formerEmails).values({ userId: me.id, email, tokenHash: hashToken(token), leftAt: now });
  return token;
}

/** 422 for an address that is a member's, or held for somebody but this one. */
export async function refuseTaken(
  db: Database,
  email: string,
  now: Date,
  me?: UserRow | null,
): Promise<void> {
  if ((await db.$count(users, eq(users.email, email))) > 0) throw invalidField('email', 'emailTaken');
  await refuseHeld(db, email, now, me);
}

/**
 * 422 for an address that is held for somebody but this member. To be asked again once the address is written: whoever
 * left it just now may have committed since.
 */
export async function refuseHeld(db: Database, email: string, now: Date, me?: UserRow | null): Promise<void> {
  const isAnothers = me ? ne(formerEmails.userId, me.id) : undefined;
  const held = await db.$count(formerEmails, and(eq(formerEmails.email, email), isKept(now), isAnothers));
  if (held > 0) throw invalidField('email', 'emailTaken');
}

/** Removes addresses that nobody can get back any more. */
export async function removeOldFormer({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await db.delete(formerEmails).where(lt(formerEmails.leftAt, formerEmailsSince(now())));
}

export const isKept = (now: Date) => gte(formerEmails.leftAt, formerEmailsSince(now));

/** Whoever reads the table has no link. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');
