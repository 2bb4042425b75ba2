import { channels } from '@iskra/api-contract';
import { notFound } from '@iskra/api-contract/rules';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../Deps';
import { dialogues } from '../../db/schema';
import { enqueue, enqueueRevoke, publishQueued } from '../../realtime/outbox';
import { removeOrphaned } from './dialogues.repository';

/** Removes a dialogue from a member's own list and hides its messages so far; the other side keeps them (D-32). */
export async function deleteConversation(deps: Deps, userId: number, dialogueId: number): Promise<void> {
  const queued = await deps.db.transaction(async (tx) => {
    const [dialogue] = await tx.select().from(dialogues).where(eq(dialogues.id, dialogueId)).for('update');
    const isLow = dialogue?.lowId === userId;
    const isShown = isLow ? dialogue.isShownToLow : dialogue?.highId === userId && dialogue.isShownToHigh;
    if (!dialogue || !isShown) throw notFound();
    const clearedTo = dialogue.lastMessageId ?? 0;
    const change = isLow
      ? { isShownToLow: false, lowClearedTo: clearedTo }
      : { isShownToHigh: false, highClearedTo: clearedTo };
    await tx.update(dialogues).set(change).where(eq(dialogues.id, dialogueId));
    await removeOrphaned(tx, isLow ? dialogue.highId : dialogue.lowId);
    return [
      await enqueueRevoke(tx, userId, channels.dialogue(dialogueId)),
      await enqueue(tx, 'listsChanged', userId, { dialog_id: null }),
    ];
  });
  await publishQueued(deps, queued);
}
