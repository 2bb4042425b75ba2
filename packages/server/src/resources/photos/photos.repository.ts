import { limits } from '@iskra/api-contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database';
import { photos, users, type PhotoRow, type UserRow } from '../../db/schema';
import { invalidField, notFound, Refused } from '../../http/Refused';

/** A member and their photos as they stand after a change. */
interface Album {
  readonly user: UserRow;
  readonly photos: PhotoRow[];
}

/** 409 when all six slots are taken. */
export async function refuseFull(db: Database, userId: number): Promise<void> {
  const taken = await db.$count(photos, eq(photos.userId, userId));
  if (taken >= limits.photoSlots) throw new Refused(409, 'photoSlotsFull');
}

/** Adds a photo, which becomes the main one; the member's row is held so that parallel uploads count each other. */
export function addPhoto(db: Database, userId: number, key: string, now: Date): Promise<Album> {
  return change(db, userId, async (tx, kept) => {
    if (kept.length >= limits.photoSlots) throw new Refused(409, 'photoSlotsFull');
    const position = (kept.at(-1)?.position ?? 0) + 1;
    await tx.insert(photos).values({ key, userId, position, createdAt: now });
    return key;
  });
}

export function makeMain(db: Database, userId: number, key: string): Promise<Album> {
  return change(db, userId, (_tx, kept) => {
    if (!kept.some((photo) => photo.key === key)) throw notFound();
    return Promise.resolve(key);
  });
}

/** Puts all of a member's photos into another order; 422 when `keys` are not exactly these. */
export function orderPhotos(db: Database, userId: number, keys: readonly string[]): Promise<Album> {
  return change(db, userId, async (tx, kept, main) => {
    const isSame = kept.length === keys.length && kept.every(({ key }) => keys.includes(key));
    if (!isSame) throw invalidField('keys', 'wrongValue');
    // Out of the way first: a position is taken once.
    const all = eq(photos.userId, userId);
    await tx
      .update(photos)
      .set({ position: sql`${photos.position} + 1000` })
      .where(all);
    for (const [at, key] of keys.entries())
      await tx
        .update(photos)
        .set({ position: at + 1 })
        .where(and(all, eq(photos.key, key)));
    return main;
  });
}

/** Removes a photo; without the main one the first that remains becomes it. */
export function removePhoto(db: Database, userId: number, key: string): Promise<Album> {
  return change(db, userId, async (tx, kept, main) => {
    if (!kept.some((photo) => photo.key === key)) throw notFound();
    await tx.delete(photos).where(and(eq(photos.key, key), eq(photos.userId, userId)));
    return main === key ? (kept.find((photo) => photo.key !== key)?.key ?? null) : main;
  });
}

type Change = (tx: Database, kept: PhotoRow[], main: string | null) => Promise<string | null>;

function change(db: Database, userId: number, make: Change): Promise<Album> {
  return db.transaction(async (tx) => {
    const [owner] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    if (!owner) throw notFound();
    const mainPhotoKey = await make(tx, await photosIn(tx, userId), owner.mainPhotoKey);
    await tx.update(users).set({ mainPhotoKey }).where(eq(users.id, userId));
    return { user: { ...owner, mainPhotoKey }, photos: await photosIn(tx, userId) };
  });
}

function photosIn(tx: Database, userId: number): Promise<PhotoRow[]> {
  return tx.select().from(photos).where(eq(photos.userId, userId)).orderBy(asc(photos.position));
}
