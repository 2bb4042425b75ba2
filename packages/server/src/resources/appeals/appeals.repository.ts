import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/Database';
import { appeals, users, type UserRow } from '../../db/schema';

export type AppealRow = typeof appeals.$inferSelect;

/** What a member wrote against the suspension that holds now. */
export async function currentAppeal(db: Database, userId: number): Promise<AppealRow | null> {
  const [found] = await db
    .select()
    .from(appeals)
    .where(and(eq(appeals.userId, userId), eq(appeals.isOver, false)));
  return found ?? null;
}

/** Adds an appeal; nothing where one was written for this suspension already. */
export async function addAppeal(
  tx: Database,
  appeal: Pick<AppealRow, 'userId' | 'reason' | 'content' | 'createdAt'>,
): Promise<void> {
  await tx.insert(appeals).values(appeal).onConflictDoNothing();
}

/** The member's row, held until the transaction ends: neither a restoration nor another appeal comes between. */
export async function holdMember(tx: Database, userId: number): Promise<UserRow | null> {
  const [held] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  return held ?? null;
}

/** The suspension ends, and its appeal with it: an open one counts as accepted. */
export async function endAppeals(tx: Database, userId: number, closedAt: Date): Promise<void> {
  await tx
    .update(appeals)
    .set({ closedAt, decision: 'accepted' })
    .where(and(eq(appeals.userId, userId), isNull(appeals.closedAt)));
  await tx.update(appeals).set({ isOver: true }).where(eq(appeals.userId, userId));
}

/** Refuses an open appeal; null when there is none. */
export async function refuseOpen(tx: Database, id: number, answer: string | null, closedAt: Date) {
  const [refused] = await tx
    .update(appeals)
    .set({ closedAt, decision: 'refused', answer })
    .where(and(eq(appeals.id, id), isNull(appeals.closedAt)))
    .returning();
  return refused ?? null;
}

/** The open appeals, the oldest first, or all, the newest first, each with its member. */
export async function findAppeals(db: Database, isAll: boolean, limit: number) {
  return selectAppeals(db)
    .where(isAll ? undefined : isNull(appeals.closedAt))
    .orderBy(isAll ? desc(appeals.id) : asc(appeals.id))
    .limit(limit);
}

export function countAppeals(db: Database, isAll: boolean): Promise<number> {
  return db.$count(appeals, isAll ? undefined : isNull(appeals.closedAt));
}

export async function findAppeal(db: Database, id: number) {
  const [found] = await selectAppeals(db).where(eq(appeals.id, id));
  return found ?? null;
}
export type FoundAppeal = NonNullable<Awaited<ReturnType<typeof findAppeal>>>;

function selectAppeals(db: Database) {
  const member = { name: users.name, email: users.email, locale: users.locale };
  return db.select({ appeal: appeals, member }).from(appeals).innerJoin(users, eq(users.id, appeals.userId));
}
