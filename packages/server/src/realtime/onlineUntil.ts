import { limits } from '@iskra/api-contract';
import { and, lt, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/Database';
import { users } from '../db/schema';

/** A member with a socket and a visible page is online until then; the moment is renewed when it comes near. */
const far = { aheadMs: 20 * 60_000, nearMs: 5 * 60_000 };
/** When a moment that has passed is forgotten, so that few stand in the index of those online. */
const forgottenMs = 5 * 60_000;

/** A page said that it is visible: online for the grace at least, longer while its socket is open (D-34). */
export async function showOnline(db: Database, id: number, now: Date): Promise<void> {
  const onlineUntil = unlessHidden(sql`greatest(users.online_until, ${graceFrom(now)})`);
  await db
    .update(users)
    .set({ isVisible: true, onlineUntil })
    .where(isOneOf([id]));
}

/** Takes a member offline for everybody else, or puts them back as their pages are; no page of others is told (decision 0037). */
export async function hideOnline(db: Database, id: number, isHidden: boolean, now: Date): Promise<void> {
  const asTheyAre = sql`case when users.is_visible then ${graceFrom(now)} end`;
  const shown = { hidesOnline: false, onlineUntil: asTheyAre };
  await db
    .update(users)
    .set(isHidden ? { hidesOnline: true, onlineUntil: null, isDemoOnline: false } : shown)
    .where(isOneOf([id]));
}

/** Keeps members with a socket and a visible page online; skips those whose moment is still far. */
export async function holdOnline(db: Database, ids: readonly number[], now: Date): Promise<void> {
  const isNear = sql`coalesce(users.online_until < ${at(now, far.nearMs)}, true)`;
  await db
    .update(users)
    .set({ onlineUntil: after(now, far.aheadMs) })
    .where(and(isOneOf(ids), sql`users.is_visible and not users.hides_online`, isNear));
}

/** A page of theirs was hidden or closed: only the grace is left unless another one says that it is visible. */
export async function doubtOnline(db: Database, ids: readonly number[], now: Date): Promise<number[]> {
  const doubted = await db
    .update(users)
    .set({ isVisible: false, onlineUntil: unlessHidden(graceAtMost(now)) })
    .where(and(isOneOf(ids), sql`users.is_visible`))
    .returning({ id: users.id });
  return doubted.map(({ id }) => id);
}

/** Their process died longer ago than the grace. */
export async function endOnline(db: Database, ids: readonly number[], now: Date): Promise<void> {
  const isLater = sql`users.online_until > ${at(now, 0)}`;
  await db
    .update(users)
    .set({ isVisible: false, onlineUntil: now })
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

/** `least` and `greatest` pass over a null. */
const unlessHidden = (moment: SQL): SQL => sql`case when not users.hides_online then ${moment} end`;
const graceFrom = (now: Date) => at(now, limits.presenceGraceMs);
const graceAtMost = (now: Date): SQL => sql`least(users.online_until, ${graceFrom(now)})`;
const after = (now: Date, ms: number) => new Date(now.getTime() + ms);
const at = (now: Date, ms: number) => sql`${after(now, ms).toISOString()}::timestamptz`;
/** One parameter however many there are. */
const isOneOf = (ids: readonly number[]) => sql`${users.id} = any(${`{${ids.join(',')}}`}::bigint[])`;
