import { dayBefore, isMatchNews, Refused } from '@iskra/api-contract/rules';
import { and, asc, desc, eq, inArray, isNull, lte, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/Database';
import { oncePerDatabase } from '../../db/oncePerDatabase';
import { likes, takenBackLikes, toldMatches, users } from '../../db/schema';
import { cardColumns } from '../members/members.present';
import { visibleTo } from '../members/members.policy';

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

/** Takes a like back. It still counts among the day's likes, or members could probe everybody for free. */
export async function takeLikeBack(tx: Database, fromId: number, toId: number, now: Date): Promise<boolean> {
  const [taken] = await tx
    .delete(likes)
    .where(and(eq(likes.fromId, fromId), eq(likes.toId, toId)))
    .returning({ givenAt: likes.createdAt });
  const dayAgo = dayBefore(now);
  await tx
    .delete(takenBackLikes)
    .where(and(eq(takenBackLikes.fromId, fromId), lte(takenBackLikes.givenAt, dayAgo)));
  if (taken && taken.givenAt > dayAgo)
    await tx.insert(takenBackLikes).values({ fromId, givenAt: taken.givenAt });
  return taken !== undefined;
}

/** Takes a received like off the list of its recipient; false when there is none in it. */
export async function dismissLike(db: Database, fromId: number, toId: number, now: Date): Promise<boolean> {
  const isListed = and(eq(likes.fromId, fromId), eq(likes.toId, toId), isNull(likes.dismissedAt), isTold);
  const dismissed = await db
    .update(likes)
    .set({ dismissedAt: now })
    .where(isListed)
    .returning({ id: likes.id });
  return dismissed.length > 0;
}

/**
 * Locks the rows of two members, in the order of ids and before any dialogue, so that their actions on each other are
 * serialized without a deadlock. Throws 401 when `me` is gone; false when the other is.
 */
export async function holdPair(tx: Database, me: number, other: number): Promise<boolean> {
  const held = await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [me, other]))
    .orderBy(asc(users.id))
    .for('no key update');
  if (!held.some(({ id }) => id === me)) throw new Refused(401, 'signIn');
  return held.some(({ id }) => id === other);
}

/** Whether the match is news to the one who did not make it; if so, records the notice. Needs `holdPair`. */
export async function noteTold(tx: Database, one: number, other: number, now: Date): Promise<boolean> {
  const [lowId, highId] = one < other ? [one, other] : [other, one];
  const isTheirs = and(eq(toldMatches.lowId, lowId), eq(toldMatches.highId, highId));
  const [last] = await tx.select({ toldAt: toldMatches.toldAt }).from(toldMatches).where(isTheirs);
  if (!isMatchNews(last?.toldAt, now)) return false;
  await tx
    .insert(toldMatches)
    .values({ lowId, highId, toldAt: now })
    .onConflictDoUpdate({ target: [toldMatches.lowId, toldMatches.highId], set: { toldAt: now } });
  return true;
}

/** A page of a list of people. */
export interface PageOf {
  readonly limit: number;
  readonly offset: number;
}

/** Visible members who like a premium member, are not liked back and were not removed from the list; the newest first. */
export function pageOfLikers(db: Database, me: number, page: PageOf) {
  return likersPage(db).execute({ me, ...page });
}

const likersPage = oncePerDatabase((db) =>
  db
    .select(cardColumns)
    .from(likes)
    .innerJoin(users, eq(users.id, likes.fromId))
    .where(and(isListedFor(me), visibleTo(me)))
    .orderBy(desc(likes.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('likers_page'),
);

/** How many likers a premium member's list has, counted up to `limit`. */
export async function countLikers(db: Database, me: number, limit: number): Promise<number> {
  return (await likersCount(db).execute({ me, limit }))[0]?.count ?? 0;
}

const likersCount = oncePerDatabase((db) => {
  const listed = db
    .select({ id: likes.id })
    .from(likes)
    .innerJoin(users, eq(users.id, likes.fromId))
    .where(and(isListedFor(me), visibleTo(me)))
    .limit(sql.placeholder('limit'))
    .as('listed');
  return db
    .select({ count: sql<number>`count(*)::int` })
    .from(listed)
    .prepare('likers_count');
});

/**
 * How many likes a regular member sees, counted up to `limit`, whoever gave them: a number that fell when she blocks
 * somebody would reveal whose like it was (D-05).
 */
export async function countReceived(db: Database, me: number, limit: number): Promise<number> {
  return (await receivedCount(db).execute({ me, limit }))[0]?.count ?? 0;
}

const receivedCount = oncePerDatabase((db) => {
  const listed = db
    .select({ id: likes.id })
    .from(likes)
    .where(isListedFor(me))
    .limit(sql.placeholder('limit'))
    .as('listed');
  return db
    .select({ count: sql<number>`count(*)::int` })
    .from(listed)
    .prepare('likes_received_count');
});

/** Whom `userId` likes and who like back, the newest match first. */
export function matches(db: Database, userId: number) {
  return db
    .select(cardColumns)
    .from(likes)
    .innerJoin(users, eq(users.id, likes.fromId))
    .where(and(eq(likes.toId, userId), visibleTo(userId), likedBy(userId)))
    .orderBy(
      desc(
        sql`greatest(likes.id, (select l.id from likes l where l.from_id = ${userId} and l.to_id = users.id))`,
      ),
    );
}

const me = sql.placeholder('me');

/** Not before its notice: a like undone within the grace leaves no trace (D-21). */
const isListedFor = (userId: Placeholder): SQL | undefined =>
  and(eq(likes.toId, userId), isNull(likes.dismissedAt), sql`not ${likedBy(userId)}`, isTold);

const isTold = sql`not exists (select 1 from like_notices n where n.from_id = likes.from_id and n.to_id = likes.to_id)`;

const likedBy = (userId: number | Placeholder) =>
  sql`exists (select 1 from likes mine where mine.from_id = ${userId} and mine.to_id = likes.from_id)`;
