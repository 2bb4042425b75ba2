import {
  areSlotsFull,
  invalidField,
  isReordering,
  mainWithout,
  notFound,
  Refused,
} from '@iskra/api-contract/rules';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database';
import { photos, users, type PhotoRow, type UserRow } from '../../db/schema';
import type { OwnSocket } from '../../realtime/ownSocket';
import { partnersOf } from '../dialogues/dialogues.repository';
import { queueMemberChanged } from '../members/queueMemberChanged';

/** Whose photos change, and which of their sockets made the change. */
export interface Owner {
  readonly id: number;
  readonly socket: OwnSocket | null;
}

/** A member and their photos after a change, and the queued rows. */
interface Album {
  readonly user: UserRow;
  readonly photos: PhotoRow[];
  readonly queued: readonly number[];
}

/** 409 when all six slots are taken. */
export async function refuseFull(db: Database, userId: number): Promise<void> {
  const taken = await db.$count(photos, eq(photos.userId, userId));
  if (areSlotsFull(taken)) throw new Refused(409, 'photoSlotsFull');
}

/** Adds a photo, which becomes the main one; locks the member's row so that parallel uploads count each other. */
export function addPhoto(db: Database, owner: Owner, key: string, now: Date): Promise<Album> {
  return change(db, owner, async (tx, kept) => {
    if (areSlotsFull(kept.length)) throw new Refused(409, 'photoSlotsFull');
    const position = (kept.at(-1)?.position ?? 0) + 1;
    await tx.insert(photos).values({ key, userId: owner.id, position, createdAt: now });
    return key;
  });
}

export function makeMain(db: Database, owner: Owner, key: string): Promise<Album> {
  return change(db, owner, (_tx, kept) => {
    if (!kept.some((photo) => photo.key === key)) throw notFound();
    return Promise.resolve(key);
  });
}

/** Puts all of a member's photos into another order; 422 when `keys` are not exactly these. */
export function orderPhotos(db: Database, owner: Owner, keys: readonly string[]): Promise<Album> {
  return change(db, owner, async (tx, kept, main) => {
    if (!isReordering(keysOf(kept), keys)) throw invalidField('keys', 'wrongValue');
    // Moved out of the way first, because positions are unique.
    const all = eq(photos.userId, owner.id);
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
export function removePhoto(db: Database, owner: Owner, key: string): Promise<Album> {
  return change(db, owner, async (tx, kept, main) => {
    if (!kept.some((photo) => photo.key === key)) throw notFound();
    await tx.delete(photos).where(and(eq(photos.key, key), eq(photos.userId, owner.id)));
    return mainWithout(key, { kept: keysOf(kept), main });
  });
}

const keysOf = (photos: readonly PhotoRow[]) => photos.map(({ key }) => key);

type Change = (tx: Database, kept: PhotoRow[], main: string | null) => Promise<string | null>;

function change(db: Database, { id, socket }: Owner, make: Change): Promise<Album> {
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(users).where(eq(users.id, id)).for('update');
    if (!before) throw notFound();
    const mainPhotoKey = await make(tx, await photosIn(tx, id), before.mainPhotoKey);
    await tx.update(users).set({ mainPhotoKey }).where(eq(users.id, id));
    // Whoever talks to the member sees the main photo.
    const others = mainPhotoKey === before.mainPhotoKey ? [] : await partnersOf(tx, id);
    const queued = await queueMemberChanged(tx, id, [id, ...others], socket);
    return { user: { ...before, mainPhotoKey }, photos: await photosIn(tx, id), queued };
  });
}

function photosIn(tx: Database, userId: number): Promise<PhotoRow[]> {
  return tx.select().from(photos).where(eq(photos.userId, userId)).orderBy(asc(photos.position));
}
