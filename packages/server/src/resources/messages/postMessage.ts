import type { BodyOf, Message, sendMessage } from '@iskra/api-contract';
import {
  invalidField,
  isOwnMessage,
  mayQuote,
  notFound,
  Refused,
  takesNewDialogue,
  writingProblem,
} from '@iskra/api-contract/rules';
import type { Deps } from '../../Deps';
import type { Database } from '../../db/Database';
import { inTransaction } from '../../db/inTransaction';
import type { MessageRow, UserRow } from '../../db/schema';
import { enqueue, enqueueFor, publishQueued } from '../../realtime/outbox';
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
import { addSent, findSent, findShared } from './messages.repository';

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
    replyToId: post.body.reply_to ?? null,
  });
  if (!row) return null;
  const quoted = await quotedBy(tx, row, me.id);
  if (!seen.isKept)
    await keepOpen(tx, post.dialogueId, takesNewDialogue(seen) ? { id: me.id, at: now } : undefined);
  const isNewToThem = await noteMessage(tx, row, recipientId);
  const message = presentMessage(row, me.id, quoted?.message);
  const forOther = quoted?.isSeenByOther === false ? presentMessage(row, recipientId) : null;
  const told = forOther
    ? await queueApart(tx, { me: [me.id, message], other: [recipientId, forOther] })
    : [await enqueue(tx, 'messageSent', row.dialogueId, { message }, post.exceptSocket)];
  return {
    message,
    queued: [...told, ...(isNewToThem ? [await queueNew(tx, row.dialogueId, recipientId)] : [])],
  };
}

/** After the message itself: one that was sent before is answered as it was, whatever became of its quote. */
async function quotedBy(tx: Database, { dialogueId, replyToId }: MessageRow, meId: number) {
  if (replyToId === null) return null;
  const quoted = await findShared(tx, replyToId, meId);
  if (!quoted || !mayQuote(quoted.message, dialogueId, quoted.clearedTo))
    throw invalidField('reply_to', 'cannotBeQuoted');
  return quoted;
}

async function sentBefore(db: Database, me: UserRow, { body, dialogueId }: Post): Promise<Message | null> {
  const found = body.client_id === undefined ? null : await findSent(db, me.id, body.client_id);
  if (found && found.row.dialogueId !== dialogueId) throw invalidField('client_id', 'wrongValue');
  return found ? presentMessage(found.row, me.id, found.quoted) : null;
}

type Reading = readonly [userId: number, message: Message];

/** Each reads it as they may: one of them no longer sees what it answers. */
async function queueApart(tx: Database, { me, other }: { readonly me: Reading; readonly other: Reading }) {
  const queued: number[] = [];
  for (const [userId, message] of [me, other])
    queued.push(await enqueueFor(tx, 'messageSent', message.dialog_id, userId, { message }));
  return queued;
}

function queueNew(tx: Database, dialogueId: number, newTo: number): Promise<number> {
  return enqueue(tx, 'dialogueCreated', newTo, { dialog_id: dialogueId, match: null });
}
