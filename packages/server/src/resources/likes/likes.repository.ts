import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database';
import { likes, users, type UserRow } from '../../db/schema';
import { visibleTo } from '../members/members.repository';

export async function hasLike(db: Database, fromId: number, toId: number): Promise<boolean> {
  return (await db.$count(likes, and(eq(likes.fromId, fromId), eq(likes.toId, toId)))) > 0;
}

/** Adds a like; false when it was there already. */
export async function addLike(db: Database, fromId: number, toId: number, now: Date): Promise<boolean> {
  const added = await db
    .insert(likes)
    .values({ fromId, toId, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: likes.id });
  return added.length > 0;
}

export async function takeLikeBack(db: Database, fromId: number, toId: number): Promise<void> {
  await db.delete(likes).where(and(eq(likes.fromId, fromId), eq(likes.toId, toId)));
}

/** Takes a received like off the list of its recipient; false when there is none in it. */
export async function dismissLike(db: Database, fromId: number, toId: number, now: Date): Promise<boolean> {
  const isListed = and(eq(likes.fromId, fromId), eq(likes.toId, toId), isNull(likes.dismissedAt));
  const dismissed = await db
    .update(likes)
    .set({ dismissedAt: now })
    .where(isListed)
    .returning({ id: likes.id });
  return dismissed.length > 0;
}

/** Holds both members' rows, always in the same order: two who like each other at once see each other's like. */
export async function holdPair(tx: Database, one: number, other: number): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [one, other]))
    .orderBy(asc(users.id))
    .for('update');
}

/** Who likes `userId`, is not liked back and was not taken off the list, the newest first. */
export async function likers(db: Database, userId: number): Promise<UserRow[]> {
  const rows = await db
    .select({ user: users })
    .from(likes)
    .innerJoin(users, eq(users.id, likes.fromId))
    .where(
      and(eq(likes.toId, userId), visibleTo(userId), isNull(likes.dismissedAt), sql`not ${likedBy(userId)}`),
    )
    .orderBy(desc(likes.id));
  return rows.map(({ user }) => user);
}

/** Whom `userId` likes and who like back, the newest match first. */
export async function matches(db: Database, userId: number): Promise<UserRow[]> {
  const rows = await db
    .select({ user: users })
    .from(likes)
    .innerJoin(users, eq(users.id, likes.fromId))
    .where(and(eq(likes.toId, userId), visibleTo(userId), likedBy(userId)))
    .orderBy(
      desc(
        sql`greatest(likes.id, (select l.id from likes l where l.from_id = ${userId} and l.to_id = users.id))`,
      ),
    );
  return rows.map(({ user }) => user);
}

const likedBy = (userId: number) =>
  sql`exists (select 1 from likes mine where mine.from_id = ${userId} and mine.to_id = users.id)`;
