import { limits, type getFilteredUsers, type QueryOf } from '@iskra/api-contract';
import { and, asc, desc, eq, gt, inArray, isNull, lte, ne, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/Database';
import { photos, users, type PhotoRow, type UserRow } from '../../db/schema';
import { onlineSql } from '../../realtime/Presence';

type Filter = QueryOf<typeof getFilteredUsers>;

const dayMs = 24 * 60 * 60_000;

/** Members whom `viewerId` may see: not suspended, not blocked either way (D-33). */
export function visibleTo(viewerId: number): SQL | undefined {
  return and(
    isNull(users.suspendedReason),
    sql`not exists (select 1 from blocks b where (b.blocker_id = ${viewerId} and b.blocked_id = users.id)
      or (b.blocker_id = users.id and b.blocked_id = ${viewerId}))`,
  );
}

/** A member as `viewerId` may see them, or null. */
export async function findMember(db: Database, viewerId: number, id: number): Promise<UserRow | null> {
  const rows = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), visibleTo(viewerId)));
  return rows[0] ?? null;
}

/** A profile: whom I blocked I still see, to take the block back; who blocked me is gone for me (D-33). */
export async function findProfile(db: Database, viewerId: number, id: number) {
  const isBlockedBy = (blocker: number, blocked: number) =>
    sql<boolean>`exists (select 1 from blocks b where b.blocker_id = ${blocker} and b.blocked_id = ${blocked})`;
  const isHere = and(eq(users.id, id), isNull(users.suspendedReason), sql`not ${isBlockedBy(id, viewerId)}`);
  const [found] = await db
    .select({ user: users, isBlocked: isBlockedBy(viewerId, id) })
    .from(users)
    .where(isHere);
  return found ?? { user: null, isBlocked: false };
}

export async function photosOf(db: Database, userId: number): Promise<PhotoRow[]> {
  return db.select().from(photos).where(eq(photos.userId, userId)).orderBy(asc(photos.position));
}

/** Photo keys of several members, each in their order. */
export async function photoKeysOf(db: Database, userIds: number[]): Promise<Map<number, string[]>> {
  const keys = new Map<number, string[]>();
  if (userIds.length === 0) return keys;
  const rows = await db
    .select({ userId: photos.userId, key: photos.key })
    .from(photos)
    .where(inArray(photos.userId, userIds))
    .orderBy(asc(photos.userId), asc(photos.position));
  for (const { userId, key } of rows) keys.set(userId, [...(keys.get(userId) ?? []), key]);
  return keys;
}

/** People by filters: marked first, then online, then the newest (NEA-04). */
export async function filterMembers(db: Database, viewerId: number, filter: Filter, now: Date) {
  const isMarked = sql`coalesce(users.premium_until > ${now.toISOString()}::timestamptz, false)`;
  const where = and(ne(users.id, viewerId), visibleTo(viewerId), ...filterConditions(viewerId, filter, now));
  const rows = await db
    .select({ user: users, total: sql<number>`(count(*) over ())::int` })
    .from(users)
    .where(where)
    .orderBy(desc(isMarked), desc(onlineSql(now)), desc(users.id))
    .limit(filter.limit ?? limits.nearby.pageSize)
    .offset(filter.offset ?? 0);
  const total = rows[0]?.total ?? (filter.offset ? await db.$count(users, where) : 0);
  return { users: rows.map(({ user }) => user), total };
}

function filterConditions(viewerId: number, filter: Filter, now: Date): (SQL | undefined)[] {
  const newSince = new Date(now.getTime() - limits.newMemberDays * dayMs);
  const isLiked = sql`exists (select 1 from likes l where l.from_id = ${viewerId} and l.to_id = users.id)`;
  return [
    filter.gender && filter.gender !== 'all' ? eq(users.gender, filter.gender) : undefined,
    filter.city ? eq(users.city, filter.city) : undefined,
    filter.minAge === undefined ? undefined : lte(users.birthDate, yearsBefore(now, filter.minAge)),
    filter.maxAge === undefined ? undefined : gt(users.birthDate, yearsBefore(now, filter.maxAge + 1)),
    filter.onlineStatus === 'online' ? onlineSql(now) : undefined,
    filter.onlineStatus === 'new' ? gt(users.createdAt, newSince) : undefined,
    filter.includeImages === 'true' ? sql`not ${isLiked}` : undefined,
  ];
}

/** The birth date of somebody who turns `years` today. */
function yearsBefore(now: Date, years: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear() - years}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
