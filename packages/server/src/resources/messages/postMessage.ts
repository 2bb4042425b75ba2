import type { BodyOf, Message, sendMessage } from '@iskra/api-contract';
import {
  invalidField,
  isOwnMessage,
  notFound,
  Refused,
  takesNewDialogue,
  writingProblem,
} from '@iskra/api-contract/rules';
import type { Deps } from '../../Deps';
import type { Database } from '../../db/Database';
import { inTransaction } from '../../db/inTransaction';
import type { UserRow } from '../../db/schema';
import { enqueue, publishQueued } from '../../realtime/outbox';
import type { OwnSocket } from '../../realtime/ownSocket';
import { dialogueFacts } from '../dialogues/dialogues.policy';
import {
  countOpenedToday,
  keepOpen,
  lockDialogue,
  type DialogueView,
  noteMessage,
  viewDialogue,
} from '../dialogues/dialogues.repository';
import { presentMessage } from './messages.present';
import { addSent, findSent } from './messages.repository';

/** What a member wants to send, and where. */
export interface Post {
  readonly dialogueId: number;
  readonly body: BodyOf<typeof sendMessage>;
  readonly now: Date;
  /** The sender's socket, which has the message already. */
  readonly exceptSocket: OwnSocket | null;
}

/** Sends a message in one transaction and publishes it after that. The same `client_id` again is the same message (D-27). */
export async function postMessage(deps: Deps, me: UserRow, post: Post): Promise<Message> {
  const { now } = post;
  const view = await viewDialogue(deps.db, me.id, now, post.dialogueId);
  if (!view) throw notFound();
  const { sender_id: senderId, recipient_id: recipientId } = post.body;
  if (!isOwnMessage({ senderId, recipientId }, me.id, view.otherId)) throw new Refused(403, 'forbidden');
  const problem = writingProblem(dialogueFacts(view, me, now));
  const written = problem ? null : await inTransaction(deps.db, (tx) => write(tx, me, view, post));
  if (written) await publishQueued(deps, written.queued);
  const message = written?.message ?? (await sentBefore(deps.db, me, post));
  if (message) return message;
  throw new Refused(403, problem ?? 'dialogueUnavailable');
}

/** Null when it was sent before: nothing is written then. */
async function write(tx: Database, me: UserRow, view: DialogueView, post: Post) {
  const { now } = post;
  const recipientId = view.otherId;
  const seen = dialogueFacts(view, me, now);
  // Counted again under a lock, so that concurrent first messages take a place each. Likes lock in the same order.
  const openedToday = takesNewDialogue(seen)
    ? await countOpenedToday(tx, me.id, post.dialogueId, now)
    : seen.openedToday;
  const problem = writingProblem({ ...seen, openedToday });
  if (problem) throw new Refused(403, problem);
  const locked = await lockDialogue(tx, post.dialogueId);
  // A block may have come since the view was read.
  if (!locked || locked.isBlocked) throw new Refused(403, 'blocked');
  const row = await addSent(tx, {
    dialogueId: post.dialogueId,
    senderId: me.id,
    recipientId,
    content: post.body.content,
    clientId: post.body.client_id ?? null,
    createdAt: locked.lastActivityAt > now ? locked.lastActivityAt : now,
  });
  if (!row) return null;
  if (!seen.isKept)
    await keepOpen(tx, post.dialogueId, takesNewDialogue(seen) ? { id: me.id, at: now } : undefined);
  const isNewToThem = await noteMessage(tx, row, recipientId);
  const message = presentMessage(row, me.id);
  return { message, queued: await queue(tx, message, isNewToThem ? recipientId : null, post.exceptSocket) };
}

async function sentBefore(db: Database, me: UserRow, { body, dialogueId }: Post): Promise<Message | null> {
  const row = body.client_id === undefined ? null : await findSent(db, me.id, body.client_id);
  if (row && row.dialogueId !== dialogueId) throw invalidField('client_id', 'wrongValue');
  return row ? presentMessage(row, me.id) : null;
}

async function queue(tx: Database, message: Message, newTo: number | null, exceptSocket: OwnSocket | null) {
  const queued = [await enqueue(tx, 'messageSent', message.dialog_id, { message }, exceptSocket)];
  if (newTo === null) return queued;
  const created = { dialog_id: message.dialog_id, match: null };
  return [...queued, await enqueue(tx, 'dialogueCreated', newTo, created)];
}
