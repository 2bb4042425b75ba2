import { limits } from '@iskra/api-contract';
import { and, isNotNull, lt, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/Database';
import { users } from '../db/schema';

/** For how long a page that said it is visible is believed without another call. */
export const visibleForMs = 5 * 60_000;

/** Who has a socket is online until then; written again when it comes near. */
const far = { aheadMs: 20 * 60_000, nearMs: 5 * 60_000 };
/** When a moment that has passed is forgotten, so that few stand in the index of those online. */
const forgottenMs = 5 * 60_000;

/** Who has a socket open stays online; who has been so for a while already is not written. */
export async function holdOnline(db: Database, ids: readonly number[], now: Date): Promise<void> {
  const isNear = sql`coalesce(users.online_until < ${at(now, far.nearMs)}, true)`;
  await db
    .update(users)
    .set({ onlineUntil: after(now, far.aheadMs) })
    .where(and(isOneOf(ids), isNear));
}

/** Their last socket closed: only the grace is left, unless a page is visible or they signed out (D-34). */
export async function releaseOnline(db: Database, ids: readonly number[], now: Date): Promise<void> {
  const whileVisible = sql`least(users.online_until, ${at(now, visibleForMs)})`;
  const onlineUntil = sql`case when users.is_visible then ${whileVisible} else ${at(now, limits.presenceGraceMs)} end`;
  await db
    .update(users)
    .set({ onlineUntil })
    .where(and(isOneOf(ids), isNotNull(users.onlineUntil)));
}

/** Their process died longer ago than the grace. */
export async function endOnline(db: Database, ids: readonly number[], now: Date): Promise<void> {
  const isLater = sql`users.online_until > ${at(now, 0)}`;
  await db
    .update(users)
    .set({ onlineUntil: now })
    .where(and(isOneOf(ids), isLater));
}

/** Empties moments that passed a while ago. */
export async function forgetOnline(db: Database, now: Date): Promise<void> {
  const isPast = lt(users.onlineUntil, after(now, -forgottenMs));
  await db
    .update(users)
    .set({ onlineUntil: null })
    .where(and(sql`users.may_be_online`, isPast));
}

/** At least until then: an open socket may hold for longer. */
export function notBefore(moment: Date): SQL {
  return sql`greatest(users.online_until, ${moment.toISOString()}::timestamptz)`;
}

const after = (now: Date, ms: number) => new Date(now.getTime() + ms);
const at = (now: Date, ms: number) => sql`${after(now, ms).toISOString()}::timestamptz`;
/** One parameter however many there are. */
const isOneOf = (ids: readonly number[]) => sql`${users.id} = any(${`{${ids.join(',')}}`}::bigint[])`;
