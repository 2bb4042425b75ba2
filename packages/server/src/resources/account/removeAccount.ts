import { Refused } from '@iskra/api-contract/rules';
import { and, eq, gt } from 'drizzle-orm';
import type { Deps } from '../../Deps';
import type { Database } from '../../db/Database';
import { inTransaction } from '../../db/inTransaction';
import { emailCodes, likes, users, type UserRow } from '../../db/schema';
import { removeFiles } from '../../photos/leftovers';
import { enqueueForAll, enqueueMemberEnd, publishQueued } from '../../realtime/outbox';
import { partnersOf, removeOrphaned } from '../dialogues/dialogues.repository';
import { photosOf } from '../members/members.repository';

/**
 * The account's row goes, and with it by the database's own rules photos, likes, blocks, sessions and all else that is
 * the member's alone; dialogues stay with the other side (D-36) [SET-09].
 */
export async function removeAccount(deps: Deps, me: UserRow): Promise<void> {
  const { queued, photos } = await inTransaction(deps.db, async (tx) => {
    const [held] = await tx.select().from(users).where(eq(users.id, me.id)).for('update');
    if (!held) throw new Refused(401, 'signIn');
    const queued = await queueFarewell(tx, me.id, deps.now());
    const photos = await photosOf(tx, me.id);
    queued.push(await enqueueMemberEnd(tx, me.id));
    await tx.delete(emailCodes).where(eq(emailCodes.email, held.email));
    await tx.delete(users).where(eq(users.id, me.id));
    await removeOrphaned(tx, me.id);
    return { queued, photos };
  });
  await publishQueued(deps, queued);
  // What cannot be removed now is left to the sweep of leftovers.
  for (const { key } of photos)
    await removeFiles(deps, key).catch((error: unknown) => {
      deps.log.error(error, 'The files of a photo could not be removed yet');
    });
}

/**
 * Tells who knows the member. Whom they liked in secret learn only that something is less, and that with premium alone:
 * others would know by the moment whose like it was (D-05).
 */
async function queueFarewell(tx: Database, userId: number, now: Date): Promise<number[]> {
  const fans = await tx.select({ id: likes.fromId }).from(likes).where(eq(likes.toId, userId));
  const liked = await tx
    .select({ id: likes.toId })
    .from(likes)
    .innerJoin(users, eq(users.id, likes.toId))
    .where(and(eq(likes.fromId, userId), gt(users.premiumUntil, now)));
  const known = new Set([...(await partnersOf(tx, userId)), ...fans.map(({ id }) => id)]);
  const secret = liked.map(({ id }) => id).filter((id) => !known.has(id));
  return [
    ...(await enqueueForAll(tx, 'memberChanged', [...known], { user_id: userId, is_deleted: true })),
    ...(await enqueueForAll(tx, 'memberChanged', secret, { user_id: null, is_deleted: true })),
  ];
}
