import { channels, type BodyOf, type blockUser } from '@iskra/api-contract';
import type { Deps } from '../../Deps';
import type { Database } from '../../db/Database';
import type { UserRow } from '../../db/schema';
import { notFound } from '../../http/Refused';
import { enqueue, enqueueRevoke, publishQueued } from '../../realtime/outbox';
import { findDialogue } from '../dialogues/dialogues.repository';
import { addBlock, addReport, isMember, removeBlock } from './safety.repository';

/** Blocks a member, who also gets a report; both learn of it at once and stop hearing their dialogue (D-09, D-33). */
export async function blockMember(deps: Deps, me: UserRow, body: BodyOf<typeof blockUser>): Promise<void> {
  const { blocked_id: userId, reason } = body;
  const now = deps.now();
  const queued = await deps.db.transaction(async (tx) => {
    if (userId === me.id || !(await isMember(tx, userId))) throw notFound();
    if (!(await addBlock(tx, me.id, userId, reason, now))) return [];
    await addReport(tx, { reporterId: me.id, reportedId: userId, reason, comment: '', createdAt: now });
    await deps.likeNotices.drop(tx, userId, me.id);
    await deps.likeNotices.drop(tx, me.id, userId);
    return [...(await queueChange(tx, me.id, userId, true)), ...(await queueRevocations(tx, me.id, userId))];
  });
  await publishQueued(deps, queued);
}

/** Takes a block back; both learn of it. */
export async function unblockMember(deps: Deps, me: UserRow, userId: number): Promise<void> {
  const queued = await deps.db.transaction(async (tx) => {
    if (!(await removeBlock(tx, me.id, userId))) throw notFound();
    return queueChange(tx, me.id, userId, false);
  });
  await publishQueued(deps, queued);
}

/** Neither hears their dialogue any longer. */
async function queueRevocations(tx: Database, one: number, other: number): Promise<number[]> {
  const dialogueId = await findDialogue(tx, one, other);
  if (dialogueId === null) return [];
  const channel = channels.dialogue(dialogueId);
  return [await enqueueRevoke(tx, one, channel), await enqueueRevoke(tx, other, channel)];
}

async function queueChange(tx: Database, blockerId: number, blockedId: number, isBlocked: boolean) {
  const payload = { blocker_id: blockerId, blocked_id: blockedId, is_blocked: isBlocked };
  return [
    await enqueue(tx, 'blockChanged', blockerId, payload),
    await enqueue(tx, 'blockChanged', blockedId, payload),
  ];
}
