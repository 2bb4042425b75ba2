import { and, asc, eq, inArray, isNull, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/Database';
import { photos, users, type PhotoRow, type UserRow } from '../../db/schema';

/** Members whom `viewerId` may see: not suspended, not blocked either way (D-33). */
export function visibleTo(viewerId: number | Placeholder): SQL | undefined {
  return and(
    isNull(users.suspendedReason),
    sql`users.id <> all(array(select b.blocked_id from blocks b where b.blocker_id = ${viewerId}
      union all select b.blocker_id from blocks b where b.blocked_id = ${viewerId}))`,
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
