import { extendedUntil } from '@iskra/api-contract/rules';
import { and, asc, desc, eq, isNotNull, lte, min, or } from 'drizzle-orm';
import type { Database } from '../../db/Database';
import { dialogues, premiumRequests, users, type PremiumRequestRow, type UserRow } from '../../db/schema';

const isPending = eq(premiumRequests.status, 'pending');

/** Adds a request, or finds the one that is under review already, also when both come at once (D-07). */
export async function addRequest(
  db: Database,
  { id: userId, name }: UserRow,
  durationDays: number,
  createdAt: Date,
): Promise<PremiumRequestRow> {
  for (;;) {
    const [added] = await db
      .insert(premiumRequests)
      .values({ userId, name, durationDays, createdAt })
      .onConflictDoNothing()
      .returning();
    if (added) return added;
    const isTheirs = and(eq(premiumRequests.userId, userId), isPending);
    const [found] = await db.select().from(premiumRequests).where(isTheirs);
    if (found) return found;
  }
}

/** Whether a request of the member waits for an operator. */
export async function isUnderReview(db: Database, userId: number): Promise<boolean> {
  return (await db.$count(premiumRequests, and(eq(premiumRequests.userId, userId), isPending))) > 0;
}

/** A member's newest request, or null. */
export async function newestRequest(db: Database, userId: number): Promise<PremiumRequestRow | null> {
  const [newest] = await db
    .select()
    .from(premiumRequests)
    .where(eq(premiumRequests.userId, userId))
    .orderBy(desc(premiumRequests.id))
    .limit(1);
  return newest ?? null;
}

/** A request with the member who made it. */
export interface FoundRequest {
  readonly request: PremiumRequestRow;
  readonly member: UserRow;
}

/** The requests under review, the oldest first, or all, the newest first. */
export async function findRequests(db: Database, isAll: boolean, limit: number): Promise<FoundRequest[]> {
  return db
    .select({ request: premiumRequests, member: users })
    .from(premiumRequests)
    .innerJoin(users, eq(users.id, premiumRequests.userId))
    .where(isAll ? undefined : isPending)
    .orderBy(isAll ? desc(premiumRequests.id) : asc(premiumRequests.id))
    .limit(limit);
}

export function countRequests(db: Database, isAll: boolean): Promise<number> {
  return db.$count(premiumRequests, isAll ? undefined : isPending);
}

export async function findRequest(db: Database, id: number): Promise<PremiumRequestRow | null> {
  const [found] = await db.select().from(premiumRequests).where(eq(premiumRequests.id, id));
  return found ?? null;
}

/** Closes a request that is under review; null when there is none, or somebody closed it before. */
export async function closeRequest(
  tx: Database,
  id: number,
  status: 'approved' | 'refused',
  closedAt: Date,
): Promise<PremiumRequestRow | null> {
  const [closed] = await tx
    .update(premiumRequests)
    .set({ status, closedAt })
    .where(and(eq(premiumRequests.id, id), isPending))
    .returning();
  return closed ?? null;
}

/** Gives premium for so many days, on top of what is left of it; returns its end. */
export async function extendPremium(tx: Database, userId: number, days: number, now: Date): Promise<Date> {
  const isTheirs = eq(users.id, userId);
  const [held] = await tx.select({ until: users.premiumUntil }).from(users).where(isTheirs).for('update');
  const premiumUntil = extendedUntil(held?.until ?? null, days, now);
  await tx.update(users).set({ premiumUntil, premiumDays: days }).where(isTheirs);
  return premiumUntil;
}

/** Takes premium away; false when there was none. */
export async function clearPremium(tx: Database, userId: number): Promise<boolean> {
  const cleared = await tx
    .update(users)
    .set({ premiumUntil: null, premiumDays: null })
    .where(and(eq(users.id, userId), isNotNull(users.premiumUntil)))
    .returning({ id: users.id });
  return cleared.length > 0;
}

/** Clears all premium that is over; returns whose it was, each of them once. */
export async function clearEnded(tx: Database, now: Date): Promise<number[]> {
  const ended = await tx
    .update(users)
    .set({ premiumUntil: null, premiumDays: null })
    .where(lte(users.premiumUntil, now))
    .returning({ id: users.id });
  return ended.map(({ id }) => id);
}

/** When the next premium ends, or null. */
export async function nextEnd(db: Database): Promise<Date | null> {
  const [first] = await db.select({ at: min(users.premiumUntil) }).from(users);
  return first?.at ?? null;
}

/** Dialogues that a member's premium opens or closes, and the other side that sees them (D-14). */
export async function dialoguesToOthers(tx: Database, userId: number): Promise<{ id: number; to: number }[]> {
  const rows = await tx
    .select()
    .from(dialogues)
    .where(
      and(
        eq(dialogues.isKeptAvailable, false),
        or(
          and(eq(dialogues.lowId, userId), dialogues.isShownToHigh),
          and(eq(dialogues.highId, userId), dialogues.isShownToLow),
        ),
      ),
    );
  return rows.map(({ id, lowId, highId }) => ({ id, to: lowId === userId ? highId : lowId }));
}
