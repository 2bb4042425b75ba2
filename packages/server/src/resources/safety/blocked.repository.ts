import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database';
import { blocks, users } from '../../db/schema';
import { openTo } from '../members/members.policy';
import { cardColumns } from '../members/members.present';

const isListedFor = (userId: number) => and(eq(blocks.blockerId, userId), openTo(userId));

/** Whom a member blocked and whose profile is open to them, the newest block first. */
export function pageOfBlocked(db: Database, userId: number, page: { limit: number; offset: number }) {
  return db
    .select(cardColumns)
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedId))
    .where(isListedFor(userId))
    .orderBy(desc(blocks.createdAt), desc(blocks.blockedId))
    .limit(page.limit)
    .offset(page.offset);
}

/** How many members the list of blocked has, counted up to `limit`. */
export async function countBlocked(db: Database, userId: number, limit: number): Promise<number> {
  const listed = db
    .select({ id: blocks.blockedId })
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedId))
    .where(isListedFor(userId))
    .limit(limit)
    .as('listed');
  const [counted] = await db.select({ count: sql<number>`count(*)::int` }).from(listed);
  return counted?.count ?? 0;
}
