import { and, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database';
import { oncePerDatabase } from '../../db/oncePerDatabase';
import { photos, users } from '../../db/schema';
import { openTo } from '../members/members.policy';

/** The photo of that key, if the viewer may open its owner's profile now, or owns it (D-33). Null for any other. */
export async function photoFor(db: Database, viewerId: number, key: string) {
  const [found] = await photoByKey(db).execute({ key, viewerId });
  return found ?? null;
}

/** Asked with every picture of a page: planned once for each connection. */
const photoByKey = oncePerDatabase((db) => {
  const viewer = sql.placeholder('viewerId');
  return db
    .select({ key: photos.key, source: photos.source })
    .from(photos)
    .innerJoin(users, eq(users.id, photos.userId))
    .where(and(eq(photos.key, sql.placeholder('key')), or(eq(users.id, viewer), openTo(viewer))))
    .prepare('photo_by_key');
});
