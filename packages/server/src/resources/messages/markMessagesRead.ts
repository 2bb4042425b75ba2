import type { Deps } from '../../Deps';
import type { Database } from '../../db/Database';
import { inTransaction } from '../../db/inTransaction';
import type { UserRow } from '../../db/schema';
import { enqueue, publishQueued } from '../../realtime/outbox';
import type { OwnSocket } from '../../realtime/ownSocket';
import { countUnread, markRead } from './messages.repository';

/** Marks messages to me as read, notifies the senders, and returns how many are left unread. */
export async function markMessagesRead(
  deps: Deps,
  me: UserRow,
  ids: readonly number[],
  now: Date,
  exceptSocket: OwnSocket | null,
): Promise<number> {
  const queued = await inTransaction(deps.db, async (tx) => {
    const marked = await markRead(tx, me.id, ids, now);
    return queueRead(tx, me.id, marked, exceptSocket);
  });
  await publishQueued(deps, queued);
  return countUnread(deps.db, me.id);
}

type Marked = readonly { readonly id: number; readonly dialogueId: number }[];

async function queueRead(tx: Database, readerId: number, marked: Marked, exceptSocket: OwnSocket | null) {
  const byDialogue = new Map<number, number[]>();
  for (const { id, dialogueId } of marked) {
    byDialogue.set(dialogueId, [...(byDialogue.get(dialogueId) ?? []), id]);
  }
  const queued: number[] = [];
  for (const [dialogueId, ids] of byDialogue) {
    const payload = { dialog_id: dialogueId, reader_id: readerId, message_ids: ids.sort((a, b) => a - b) };
    queued.push(await enqueue(tx, 'messagesRead', dialogueId, payload, exceptSocket));
  }
  return queued;
}
