import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database';
import { oncePerDatabase } from '../../db/oncePerDatabase';
import { likes, users } from '../../db/schema';
import { visibleTo } from '../members/members.policy';
import { cardColumns } from '../members/members.present';
import type { PageOf } from './likes.repository';

const me = sql.placeholder('me');
const isGiven = and(eq(likes.fromId, me), visibleTo(me));
const isMatch = sql<boolean>`exists (select 1 from likes back where back.from_id = users.id and back.to_id = ${me})`;

/** Visible members whom `me` likes, and whether they like back; the newest like first, by the index `likes_day`. */
export function pageOfGiven(db: Database, me: number, page: PageOf) {
  return givenPage(db).execute({ me, ...page });
}

const givenPage = oncePerDatabase((db) =>
  db
    .select({ ...cardColumns, isMatch })
    .from(likes)
    .innerJoin(users, eq(users.id, likes.toId))
    .where(isGiven)
    .orderBy(desc(likes.createdAt), desc(likes.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('given_page'),
);

/** How many members the list of given likes has, counted up to `limit`. */
export async function countGiven(db: Database, me: number, limit: number): Promise<number> {
  return (await givenCount(db).execute({ me, limit }))[0]?.count ?? 0;
}

const givenCount = oncePerDatabase((db) => {
  const given = db
    .select({ id: likes.id })
    .from(likes)
    .innerJoin(users, eq(users.id, likes.toId))
    .where(isGiven)
    .limit(sql.placeholder('limit'))
    .as('given');
  return db
    .select({ count: sql<number>`count(*)::int` })
    .from(given)
    .prepare('given_count');
});
