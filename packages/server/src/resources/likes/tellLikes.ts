import { lte } from 'drizzle-orm';
import type { Deps } from '../../Deps';
import type { Database } from '../../db/Database';
import { likeNotices, type UserRow } from '../../db/schema';
import { enqueueLike, publishQueued } from '../../realtime/outbox';
import { isPremium, mainImage } from '../members/members.present';
import { findMember } from '../members/members.repository';
import { hasLike } from './likes.repository';

const atOnce = 100;

/** Tells the likes whose notices are due, each to its recipient alone (D-12); an error leaves a notice for later. */
export async function tellDueLikes(deps: Deps): Promise<void> {
  try {
    const isDue = lte(likeNotices.dueAt, deps.now());
    const due = await deps.db
      .select()
      .from(likeNotices)
      .where(isDue)
      .orderBy(likeNotices.dueAt)
      .limit(atOnce);
    for (const { fromId, toId } of due) {
      const queued = await deps.db.transaction((tx) => tell(deps, tx, fromId, toId));
      await publishQueued(deps, queued);
    }
  } catch (error) {
    deps.log.error(error, 'A like could not be told');
  }
}

async function tell(deps: Deps, tx: Database, fromId: number, toId: number): Promise<number[]> {
  if (!(await deps.likeNotices.take(tx, fromId, toId))) return [];
  const liker = await findMember(tx, toId, fromId);
  const recipient = await findMember(tx, fromId, toId);
  const isWaiting = (await hasLike(tx, fromId, toId)) && !(await hasLike(tx, toId, fromId));
  if (!liker || !recipient || !isWaiting) return [];
  return [await enqueueLike(tx, toId, likeNotice(liker, recipient, deps.now()))];
}

/** Who it was, only if the recipient has premium (D-05). */
function likeNotice(liker: UserRow, recipient: UserRow, now: Date) {
  const mayKnow = isPremium(recipient, now);
  return {
    id: crypto.randomUUID(),
    recipient_id: recipient.id,
    user_id: mayKnow ? liker.id : null,
    user_name: mayKnow ? liker.name : null,
    avatar: mayKnow ? mainImage(liker) : null,
  };
}
