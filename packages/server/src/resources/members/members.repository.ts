import { and, asc, eq, inArray, isNull, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/Database';
import { oncePerDatabase } from '../../db/oncePerDatabase';
import { photos, users, type PhotoRow, type UserRow } from '../../db/schema';

/** Members whom `viewerId` may see: `maySee` of the rules, in SQL (D-33). */
export function visibleTo(viewerId: number | Placeholder): SQL | undefined {
  return and(
    isNull(users.suspendedReason),
    sql`users.id <> all(array(select b.blocked_id from blocks b where b.blocker_id = ${viewerId}
      union all select b.blocker_id from blocks b where b.blocked_id = ${viewerId}))`,
  );
}

/** A member as `viewerId` may see them, or null. */
export async function findMember(db: Database, viewerId: number, id: number): Promise<UserRow | null> {
  return (await memberSeen(db).execute({ viewerId, id }))[0] ?? null;
}

const memberSeen = oncePerDatabase((db) =>
  db
    .select()
    .from(users)
    .where(and(eq(users.id, sql.placeholder('id')), visibleTo(sql.placeholder('viewerId'))))
    .prepare('member_seen'),
);

/** A profile, if `mayOpenProfile` of the rules, here in SQL, lets the viewer see it (D-33). */
export async function findProfile(db: Database, viewerId: number, id: number) {
  return (await profile(db).execute({ viewerId, id }))[0] ?? { user: null, isBlocked: false };
}

const profile = oncePerDatabase((db) => {
  const [viewer, member] = [sql.placeholder('viewerId'), sql.placeholder('id')];
  const isBlockedBy = (blocker: Placeholder, blocked: Placeholder) =>
    sql<boolean>`exists (select 1 from blocks b where b.blocker_id = ${blocker} and b.blocked_id = ${blocked})`;
  const isHere = and(
    eq(users.id, member),
    isNull(users.suspendedReason),
    sql`not ${isBlockedBy(member, viewer)}`,
  );
  return db
    .select({ user: users, isBlocked: isBlockedBy(viewer, member) })
    .from(users)
    .where(isHere)
    .prepare('profile');
});

export async function photosOf(db: Database, userId: number): Promise<PhotoRow[]> {
  return photosOfMember(db).execute({ userId });
}

const photosOfMember = oncePerDatabase((db) =>
  db
    .select()
    .from(photos)
    .where(eq(photos.userId, sql.placeholder('userId')))
    .orderBy(asc(photos.position))
    .prepare('photos_of_member'),
);

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
