import type { BodyOf, Message, sendMessage } from '@iskra/api-contract';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../Deps';
import type { Database } from '../../db/Database';
import { isUniqueViolation } from '../../db/isUniqueViolation';
import { dialogues, type UserRow } from '../../db/schema';
import { invalidField, notFound, Refused } from '../../http/Refused';
import { enqueue, publishQueued } from '../../realtime/outbox';
import type { OwnSocket } from '../../realtime/ownSocket';
import { takesNewDialogue, writingProblem } from '../dialogues/dialogues.policy';
import { dialogueFacts } from '../dialogues/dialogues.present';
import { showTo, viewDialogues, type DialogueView } from '../dialogues/dialogues.repository';
import { presentMessage } from './messages.present';
import { addMessage, findSent } from './messages.repository';

interface Post {
  readonly dialogueId: number;
  readonly body: BodyOf<typeof sendMessage>;
  /** The sender's socket, which has the message already. */
  readonly exceptSocket: OwnSocket | null;
}

/** Sends a message in one transaction; told after it. The same `client_id` again is the same message (D-27). */
export async function postMessage(deps: Deps, me: UserRow, post: Post): Promise<Message> {
  try {
    const { message, queued } = await deps.db.transaction((tx) => write(tx, me, post, deps.now()));
    await publishQueued(deps, queued);
    return message;
  } catch (error) {
    // Two tries at the same moment: the other one won, and it is the same message.
    const sent = isUniqueViolation(error) ? await sentBefore(deps.db, me, post) : null;
    if (sent) return sent;
    throw error;
  }
}

async function write(tx: Database, me: UserRow, post: Post, now: Date) {
  const [view] = await viewDialogues(tx, me.id, now, eq(dialogues.id, post.dialogueId));
  if (!view) throw notFound();
  const { sender_id: senderId, recipient_id: recipientId } = post.body;
  if (senderId !== me.id || recipientId !== view.otherId) throw new Refused(403, 'forbidden');
  const sent = await sentBefore(tx, me, post);
  if (sent) return { message: sent, queued: [] };
  await open(tx, view, me, now);
  const row = await addMessage(tx, {
    dialogueId: post.dialogueId,
    senderId,
    recipientId,
    content: post.body.content,
    clientId: post.body.client_id ?? null,
    createdAt: now,
  });
  const message = presentMessage(row);
  return { message, queued: await queue(tx, message, recipientId, post.exceptSocket) };
}

async function sentBefore(db: Database, me: UserRow, { body, dialogueId }: Post): Promise<Message | null> {
  const row = body.client_id === undefined ? null : await findSent(db, me.id, body.client_id);
  if (row && row.dialogueId !== dialogueId) throw invalidField('client_id', 'wrongValue');
  return row ? presentMessage(row) : null;
}

/** Refuses where D-14 does; else the dialogue stays open from now on. */
async function open(tx: Database, view: DialogueView, me: UserRow, now: Date): Promise<void> {
  const facts = dialogueFacts(view, me, now);
  const problem = writingProblem(facts);
  if (problem) throw new Refused(403, problem);
  if (facts.isKept) return;
  const openedBy = takesNewDialogue(facts) ? { openedBy: me.id, openedAt: now } : {};
  await tx
    .update(dialogues)
    .set({ isKeptAvailable: true, ...openedBy })
    .where(eq(dialogues.id, view.dialogue.id));
}

async function queue(tx: Database, message: Message, recipientId: number, exceptSocket: OwnSocket | null) {
  const isNewToThem = await showTo(tx, message.dialog_id, recipientId);
  const queued = [await enqueue(tx, 'messageSent', message.dialog_id, { message }, exceptSocket)];
  if (!isNewToThem) return queued;
  const created = { dialog_id: message.dialog_id, match: null };
  return [...queued, await enqueue(tx, 'dialogueCreated', recipientId, created)];
}
