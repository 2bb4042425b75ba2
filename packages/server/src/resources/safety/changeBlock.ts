import { channels, type BodyOf, type blockUser } from '@iskra/api-contract';
import { notFound } from '@iskra/api-contract/rules';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../Deps';
import type { Database } from '../../db/Database';
import { inTransaction } from '../../db/inTransaction';
import { isUnavailable } from '../../db/isUnavailable';
import type { UserRow } from '../../db/schema';
import { enqueue, enqueueRevoke, publishQueued } from '../../realtime/outbox';
import { findDialogue, lockDialogue } from '../dialogues/dialogues.repository';
import { holdPair } from '../likes/likes.repository';
import { addBlock, addReport, isMember, removeBlock } from './safety.repository';

/** Longer than a send holds its dialogue. */
const longestSendMs = 1000;

/** Blocks and reports a member; both learn of it at once and lose the subscription to their dialogue (D-09, D-33). */
export async function blockMember(
  deps: Deps,
  me: UserRow,
  body: BodyOf<typeof blockUser>,
  now: Date,
): Promise<void> {
  const { blocked_id: userId, reason } = body;
  const queued = await inTransaction(deps.db, async (tx) => {
    if (userId === me.id || !(await holdPair(tx, me.id, userId))) throw notFound();
    if (!(await isMember(tx, userId))) throw notFound();
    if (!(await addBlock(tx, me.id, userId, reason, now))) return [];
    await addReport(tx, { reporterId: me.id, reportedId: userId, reason, comment: '', createdAt: now });
    // The notice of their like to me still comes: its absence would reveal whose like it was (D-05).
    await deps.likeNotices.drop(tx, me.id, userId);
    const reported = await enqueue(tx, 'reportsChanged', me.id, { report_id: null });
    const ended = await queueRevocations(tx, me.id, userId);
    return [...(await queueChange(tx, me.id, userId, true)), ...ended, reported];
  });
  await publishQueued(deps, queued);
  await letSendsEnd(deps, me.id, userId);
}

/** Takes a block back; both learn of it. */
export async function unblockMember(deps: Deps, me: UserRow, userId: number): Promise<void> {
  const queued = await inTransaction(deps.db, async (tx) => {
    await holdPair(tx, me.id, userId);
    if (!(await removeBlock(tx, me.id, userId))) throw notFound();
    return queueChange(tx, me.id, userId, false);
  });
  await publishQueued(deps, queued);
}

/**
 * Every send checks for blocks while it holds the dialogue's lock. This waits for sends that checked before the block was
 * committed, so that nothing appears after the answer; it does not wait for long.
 */
async function letSendsEnd({ db }: Deps, one: number, other: number): Promise<void> {
  const dialogueId = await findDialogue(db, one, other);
  if (dialogueId === null) return;
  await db
    .transaction(async (tx) => {
      await tx.execute(sql.raw(`set local lock_timeout = ${longestSendMs}`));
      await lockDialogue(tx, dialogueId);
    })
    .catch((error: unknown) => {
      if (!isUnavailable(error)) throw error;
    });
}

/** Revokes both subscriptions to their dialogue. */
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
