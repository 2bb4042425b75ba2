import { and, eq, inArray } from 'drizzle-orm';
import type { Deps } from '../../Deps';
import type { Database } from '../../db/Database';
import { emailCodes, formerEmails, users, type UserRow } from '../../db/schema';
import { publishQueued } from '../../realtime/outbox';
import { endSessionsOf } from '../../session/endSessions';
import { hashToken, isKept } from '../settings/formerEmail';

/** A member whose former address is back, and the one that it took the place of. */
export interface Restored {
  readonly member: UserRow;
  readonly replaced: string;
}

/**
 * Puts the former address back by the link's token, ends every session of the member and makes every mailed code void;
 * null for a used, late or unknown link (decision 0037).
 */
export async function restoreEmail(deps: Deps, token: string, now: Date): Promise<Restored | null> {
  const done = await deps.db.transaction((tx) => putBack(tx, token, now));
  await publishQueued(deps, done?.queued ?? []);
  return done;
}

async function putBack(
  tx: Database,
  token: string,
  now: Date,
): Promise<(Restored & { queued: number[] }) | null> {
  const isOfLink = and(eq(formerEmails.tokenHash, hashToken(token)), isKept(now));
  // The member's row first, as a change of the address takes them.
  const [holder] = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .innerJoin(formerEmails, eq(formerEmails.userId, users.id))
    .where(isOfLink)
    .for('update', { of: users });
  if (!holder) return null;
  const [former] = await tx.delete(formerEmails).where(isOfLink).returning();
  if (!former) return null;
  const back = { email: former.email, isVisible: false, onlineUntil: null };
  const [member] = await tx.update(users).set(back).where(eq(users.id, holder.id)).returning();
  if (!member) return null;
  await tx.delete(emailCodes).where(inArray(emailCodes.email, [former.email, holder.email]));
  return { member, replaced: holder.email, queued: await endSessionsOf(tx, member.id) };
}
