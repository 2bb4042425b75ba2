import type { Deps } from '../../Deps';
import { enqueueForAll, publishQueued } from '../../realtime/outbox';
import { takeLikeBack } from './likes.repository';

/**
 * Takes a like back; it still counts among the day's likes (D-04). The sender's pages learn of it, and so does a
 * recipient who had the notice, without a name; a like undone before its notice leaves no trace (D-21).
 */
export async function unlikeMember(deps: Deps, myId: number, userId: number, now: Date): Promise<void> {
  const queued = await deps.db.transaction(async (tx) => {
    const wasSecret = await deps.likeNotices.drop(tx, myId, userId);
    if (!(await takeLikeBack(tx, myId, userId, now))) return [];
    return enqueueForAll(tx, 'listsChanged', wasSecret ? [myId] : [myId, userId], { dialog_id: null });
  });
  await publishQueued(deps, queued);
}
