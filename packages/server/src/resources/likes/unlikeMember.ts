import type { Deps } from '../../Deps';
import { enqueueForAll, publishQueued } from '../../realtime/outbox';
import { takeLikeBack } from './likes.repository';

/**
 * Takes a like back; among the day's likes it stays (D-04). The giver's pages hear it, and so does who was told of the
 * like, without a name; one that was undone before anybody was told leaves no trace (D-21).
 */
export async function unlikeMember(deps: Deps, myId: number, userId: number, now: Date): Promise<void> {
  const queued = await deps.db.transaction(async (tx) => {
    const wasSecret = await deps.likeNotices.drop(tx, myId, userId);
    if (!(await takeLikeBack(tx, myId, userId, now))) return [];
    return enqueueForAll(tx, 'listsChanged', wasSecret ? [myId] : [myId, userId], { dialog_id: null });
  });
  await publishQueued(deps, queued);
}
