import { dayBefore, isPremium, likesLeft as leftOf } from '@iskra/api-contract/rules';
import { sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/Database';
import { oncePerDatabase } from '../../db/oncePerDatabase';
import { likes, takenBackLikes, type UserRow } from '../../db/schema';

/** Likes left by the rule (D-04); with premium nothing is counted. */
export async function likesLeft(
  db: Database,
  me: Pick<UserRow, 'id' | 'premiumUntil'>,
  now: Date,
  perDay: number,
): Promise<{ left: number | null; resetsAt: Date }> {
  const dayAgo = dayBefore(now).toISOString();
  const given = isPremium(me, now) ? [] : await newestGiven(db).execute({ me: me.id, dayAgo, perDay });
  return leftOf({ me, givenAt: given.map(({ at }) => at), perDay }, now);
}

/** The newest likes of a day, also those taken back, as far as they use up the day's. */
const newestGiven = oncePerDatabase((db) => {
  const me = sql.placeholder('me');
  const since = sql`${sql.placeholder('dayAgo')}::timestamptz`;
  const kept = db
    .select({ at: likes.createdAt })
    .from(likes)
    .where(sql`${likes.fromId} = ${me} and ${likes.createdAt} > ${since}`);
  const takenBack = db
    .select({ at: takenBackLikes.givenAt })
    .from(takenBackLikes)
    .where(sql`${takenBackLikes.fromId} = ${me} and ${takenBackLikes.givenAt} > ${since}`);
  return unionAll(kept, takenBack)
    .orderBy(sql`1 desc`)
    .limit(sql.placeholder('perDay'))
    .prepare('likes_left');
});
