import type { Deps } from '../../Deps';
import type { Database } from '../../db/Database';
import { inTransaction } from '../../db/inTransaction';
import type { UserRow } from '../../db/schema';
import { enqueue, publishQueued } from '../../realtime/outbox';
import type { OwnSocket } from '../../realtime/ownSocket';
import { countUnread } from './messages.repository';
import { markRead, takeQuiet } from './readMarks.repository';

/** Marks messages to me as read, notifies those who may know, and returns how many are left unread. */
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

interface Marked {
  readonly id: number;
  readonly dialogueId: number;
  readonly isReadQuietly: boolean;
}

async function queueRead(
  tx: Database,
  readerId: number,
  marked: readonly Marked[],
  except: OwnSocket | null,
) {
  const byDialogue = new Map<number, Marked[]>();
  for (const message of marked) {
    byDialogue.set(message.dialogueId, [...(byDialogue.get(message.dialogueId) ?? []), message]);
  }
  const queued: number[] = [];
  for (const [dialogueId, read] of byDialogue) {
    // All of a dialogue are from one sender.
    const isTold = read.every(({ isReadQuietly }) => !isReadQuietly);
    queued.push(await (isTold ? queueTold : queueQuiet)(tx, readerId, dialogueId, read, except));
  }
  return queued;
}

type Ids = readonly { readonly id: number }[];
const inOrder = (read: Ids) => read.map(({ id }) => id).sort((a, b) => a - b);

/** What was read quietly before is told with them: a gap would show that it was. */
async function queueTold(
  tx: Database,
  readerId: number,
  dialogueId: number,
  read: Ids,
  except: OwnSocket | null,
): Promise<number> {
  const last = Math.max(...read.map(({ id }) => id));
  const ids = inOrder([...(await takeQuiet(tx, readerId, dialogueId, last)), ...read]);
  const payload = { dialog_id: dialogueId, reader_id: readerId, message_ids: ids };
  return enqueue(tx, 'messagesRead', dialogueId, payload, except);
}

/** To the reader's own pages alone. */
function queueQuiet(
  tx: Database,
  readerId: number,
  dialogueId: number,
  read: Ids,
  except: OwnSocket | null,
): Promise<number> {
  const payload = { dialog_id: dialogueId, message_ids: inOrder(read) };
  return enqueue(tx, 'ownMessagesRead', readerId, payload, except);
}
