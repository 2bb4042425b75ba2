import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/Database';
import { likes, users } from '../../db/schema';
import { enqueueForAll } from '../../realtime/outbox';
import { partnersOf } from '../dialogues/dialogues.repository';

/**
 * Queues the event that an account is deleted, hidden or back, for everybody who lists the member. Those whom the member
 * liked in secret learn only that a like came or went, and only with premium: others would know by the moment whose like
 * it was (D-05).
 */
export async function queueStanding(
  tx: Database,
  userId: number,
  now: Date,
  isDeleted: boolean,
): Promise<number[]> {
  const fans = await tx.select({ id: likes.fromId }).from(likes).where(eq(likes.toId, userId));
  const liked = await tx
    .select({ id: likes.toId })
    .from(likes)
    .innerJoin(users, eq(users.id, likes.toId))
    .where(and(eq(likes.fromId, userId), gt(users.premiumUntil, now)));
  const known = new Set([...(await partnersOf(tx, userId)), ...fans.map(({ id }) => id)]);
  const secret = liked.map(({ id }) => id).filter((id) => !known.has(id));
  return [
    ...(await enqueueForAll(tx, 'memberChanged', [...known], { user_id: userId, is_deleted: isDeleted })),
    ...(await enqueueForAll(tx, 'memberChanged', secret, { user_id: null, is_deleted: isDeleted })),
  ];
}
