import { likeNotice } from '@iskra/api-contract/rules';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Deps } from '../../Deps';
import type { Database } from '../../db/Database';
import { likes, users, type OutboxRow } from '../../db/schema';
import { enqueueLikes, publishQueued } from '../../realtime/outbox';
import { mainImage } from '../members/members.present';
import type { HeldLike } from './LikeNotices';

const atOnce = 100;

/**
 * Publishes a batch of due notices of likes, each to its recipient alone (D-12); true when more are left. An error leaves
 * them for later.
 */
export async function tellDueLikes(deps: Deps, now: Date): Promise<boolean> {
  try {
    const { count, queued } = await deps.db.transaction((tx) => tell(deps, tx, now));
    await publishQueued(deps, queued);
    return count === atOnce;
  } catch (error) {
    deps.log.error(error, 'The notice of a like could not be published');
    return false;
  }
}

async function tell(deps: Deps, tx: Database, now: Date): Promise<{ count: number; queued: OutboxRow[] }> {
  const held = await deps.likeNotices.takeDue(tx, atOnce, now);
  const waiting = held.length === 0 ? [] : await stillWaiting(tx, held, now);
  const told = waiting.map(({ liker, recipient }) =>
    likeNotice(crypto.randomUUID(), { ...liker, image: mainImage(liker) }, recipient, now),
  );
  return { count: held.length, queued: await enqueueLikes(tx, told) };
}

const liker = alias(users, 'liker');
const recipient = alias(users, 'recipient');

/**
 * Likes that are not mutual by now, in the order in which they were held. A regular recipient is notified whoever it was:
 * silence after a block would reveal it (D-05). One with premium is notified only of members they may see.
 */
async function stillWaiting(tx: Database, held: readonly HeldLike[], now: Date) {
  const pairs = sql.join(
    held.map(({ fromId, toId }, at) => sql`(${fromId}::bigint, ${toId}::bigint, ${at}::int)`),
    sql`, `,
  );
  const isRegular = sql`(recipient.premium_until > ${now.toISOString()}::timestamptz) is not true`;
  const isSeen = sql`liker.suspended_reason is null and not exists (select 1 from blocks b
    where (b.blocker_id, b.blocked_id) in ((held.from_id, held.to_id), (held.to_id, held.from_id)))`;
  const isAnswered = sql`exists (select 1 from likes back
    where back.from_id = held.to_id and back.to_id = held.from_id)`;
  return tx
    .select({ liker, recipient })
    .from(sql`(values ${pairs}) as held (from_id, to_id, place)`)
    .innerJoin(likes, and(eq(likes.fromId, sql`held.from_id`), eq(likes.toId, sql`held.to_id`)))
    .innerJoin(liker, eq(liker.id, likes.fromId))
    .innerJoin(recipient, and(eq(recipient.id, likes.toId), isNull(recipient.suspendedReason)))
    .where(and(sql`not ${isAnswered}`, or(isRegular, isSeen)))
    .orderBy(sql`held.place`);
}
