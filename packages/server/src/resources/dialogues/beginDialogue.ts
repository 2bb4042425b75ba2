import type { Deps } from '../../Deps';
import { enqueue, publishQueued } from '../../realtime/outbox';
import { findOrBegin, showTo } from './dialogues.repository';

/** Puts the dialogue with somebody into a member's own list, and tells all pages of the member [OTH-06]. */
export async function beginDialogue(deps: Deps, myId: number, otherId: number, now: Date) {
  const { dialogueId, queued } = await deps.db.transaction(async (tx) => {
    const begun = await findOrBegin(tx, myId, otherId, now);
    await showTo(tx, begun, myId, now);
    return { dialogueId: begun, queued: await enqueue(tx, 'listsChanged', myId, { dialog_id: begun }) };
  });
  await publishQueued(deps, [queued]);
  return { dialog_id: dialogueId };
}
