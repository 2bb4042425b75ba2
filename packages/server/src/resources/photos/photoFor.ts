import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database';
import { oncePerDatabase } from '../../db/oncePerDatabase';
import { photos, users } from '../../db/schema';

/** The photo of that key, if `viewerId` may see its owner now: neither suspended nor blocking them (D-33). Null for any other. */
export async function photoFor(db: Database, viewerId: number, key: string) {
  const [found] = await photoByKey(db).execute({ key, viewerId });
  return found ?? null;
}

/** Asked with every picture of a page: planned once for each connection. */
const photoByKey = oncePerDatabase((db) => {
  const viewer = sql.placeholder('viewerId');
  const isBlocked = sql`exists (select 1 from blocks b where b.blocker_id = users.id and b.blocked_id = ${viewer})`;
  const isSeen = and(isNull(users.suspendedReason), sql`not ${isBlocked}`);
  return db
    .select({ key: photos.key, source: photos.source })
    .from(photos)
    .innerJoin(users, eq(users.id, photos.userId))
    .where(and(eq(photos.key, sql.placeholder('key')), or(eq(users.id, viewer), isSeen)))
    .prepare('photo_by_key');
});
