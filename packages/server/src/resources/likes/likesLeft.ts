import { isPremium } from '@iskra/api-contract/rules';
import { sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/Database';
import { oncePerDatabase } from '../../db/oncePerDatabase';
import { likes, takenBackLikes, type UserRow } from '../../db/schema';

const dayMs = 24 * 60 * 60_000;

/** Likes left of `perDay` in these 24 hours, null without a limit, and when the next one comes back (D-04). */
export async function likesLeft(
  db: Database,
  me: Pick<UserRow, 'id' | 'premiumUntil'>,
  now: Date,
  perDay: number,
): Promise<{ left: number | null; resetsAt: Date }> {
  if (isPremium(me, now)) return { left: null, resetsAt: now };
  const dayAgo = new Date(now.getTime() - dayMs).toISOString();
  const given = await newestGiven(db).execute({ me: me.id, dayAgo, perDay });
  const oldest = given.at(-1)?.at ?? now;
  return { left: perDay - given.length, resetsAt: new Date(oldest.getTime() + dayMs) };
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
