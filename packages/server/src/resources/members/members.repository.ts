import { notFound } from '@iskra/api-contract/rules';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database';
import { oncePerDatabase } from '../../db/oncePerDatabase';
import { photos, users, type PhotoRow, type UserRow } from '../../db/schema';
import { cardColumns, type CardRow } from './members.present';
import { isBlockedBy, openTo, visibleTo } from './members.policy';

/** A member whom the viewer may see; 404 for any other. */
export async function seenMember(db: Database, viewerId: number, id: number): Promise<UserRow> {
  const [member] = await memberSeen(db).execute({ viewerId, id });
  if (!member) throw notFound();
  return member;
}

const memberSeen = oncePerDatabase((db) =>
  db
    .select()
    .from(users)
    .where(and(eq(users.id, sql.placeholder('id')), visibleTo(sql.placeholder('viewerId'))))
    .prepare('member_seen'),
);

/** Those of the members with these ids whom the viewer may see, each once and in this order. */
export async function cardsOf(db: Database, viewerId: number, ids: readonly number[]): Promise<CardRow[]> {
  const rows = await db
    .select(cardColumns)
    .from(users)
    .where(and(inArray(users.id, [...ids]), visibleTo(viewerId)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

/** A profile that the viewer may open, and whether they blocked its member. */
export async function findProfile(db: Database, viewerId: number, id: number) {
  return (await profile(db).execute({ viewerId, id }))[0] ?? { user: null, isBlocked: false };
}

const profile = oncePerDatabase((db) => {
  const viewer = sql.placeholder('viewerId');
  return db
    .select({ user: users, isBlocked: isBlockedBy(viewer) })
    .from(users)
    .where(and(eq(users.id, sql.placeholder('id')), openTo(viewer)))
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
