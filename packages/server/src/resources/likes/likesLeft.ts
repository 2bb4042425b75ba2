import { limits } from '@iskra/api-contract';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/Database';
import { likes, type UserRow } from '../../db/schema';
import { isPremium } from '../members/members.present';

const dayMs = 24 * 60 * 60_000;

/** Likes left in these 24 hours, null without a limit, and when the next one comes back (D-04). */
export async function likesLeft(
  db: Database,
  me: UserRow,
  now: Date,
): Promise<{ left: number | null; resetsAt: Date }> {
  if (isPremium(me, now)) return { left: null, resetsAt: now };
  const given = await db
    .select({ at: likes.createdAt })
    .from(likes)
    .where(and(eq(likes.fromId, me.id), gt(likes.createdAt, new Date(now.getTime() - dayMs))))
    .orderBy(asc(likes.createdAt));
  const oldest = given[0]?.at ?? now;
  return {
    left: Math.max(0, limits.likesPerDay - given.length),
    resetsAt: new Date(oldest.getTime() + dayMs),
  };
}
