import { channels, events, type Message } from '@iskra/api-contract';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../Deps';
import { retried } from '../../db/inTransaction';
import { oncePerDatabase } from '../../db/oncePerDatabase';
import { messages } from '../../db/schema';
import { seenEnough } from '../../session/sessions';
import { publishQueued } from '../../realtime/outbox';
import type { LiveRow } from '../../realtime/Relay';
import type { Post } from './postMessage';

/**
 * Sends a message by one statement, which reads the session too. In any unusual case it writes nothing and returns null,
 * and `postMessage` decides: a session that ended or was not marked as used lately, a dialogue that is not open to both,
 * what `writingProblem` of the rules refuses (here in SQL, for speed), a retry, a reply.
 */
export async function postUsual(deps: Deps, sessionId: string, post: Post): Promise<Message | null> {
  const { sender_id: senderId, recipient_id: recipientId, content, client_id: clientId = null } = post.body;
  if (post.body.reply_to !== undefined) return null;
  const { now } = post;
  const given = {
    sessionId,
    seenAfter: seenEnough(now).toISOString(),
    dialogueId: post.dialogueId,
    senderId,
    recipientId,
    content,
    clientId,
    now: now.toISOString(),
    channel: channels.dialogue(post.dialogueId),
    event: events.messageSent.name,
    exceptSocket: post.exceptSocket?.socketId ?? null,
  };
  const [sent] = await retried(() => sendStatement(deps.db).execute(given));
  if (!sent) return null;
  const message: Message = {
    id: sent.id,
    dialog_id: post.dialogueId,
    sender_id: senderId,
    recipient_id: recipientId,
    content,
    created_at: sent.createdAt.toISOString(),
    status: 'sent',
    type: 'text',
    client_id: clientId,
    reply_to: null,
    reaction: null,
  };
  await publishQueued(deps, [liveRow(sent.outboxId, message, post)]);
  return message;
}

/** The row as the statement wrote it, so that nobody has to read it back. */
function liveRow(id: number, message: Message, { dialogueId, exceptSocket }: Post): LiveRow {
  return {
    id,
    kind: 'event',
    channel: channels.dialogue(dialogueId),
    event: events.messageSent.name,
    payload: { message },
    userId: null,
    sessionTag: null,
    exceptSocket: exceptSocket?.socketId ?? null,
    exceptUserId: exceptSocket?.userId ?? null,
  };
}

const given = (name: string) => sql.placeholder(name);

const sendStatement = oncePerDatabase((db) =>
  db
    .select({
      id: sql`message_id`.mapWith(messages.id),
      createdAt: sql`created_at`.mapWith(messages.createdAt),
      outboxId: sql`outbox_id`.mapWith(Number),
    })
    .from(
      sql`send_message(${given('sessionId')}, ${given('seenAfter')}, ${given('dialogueId')}, ${given('senderId')},
        ${given('recipientId')}, ${given('content')}, ${given('clientId')}, ${given('now')}, ${given('channel')},
        ${given('event')}, ${given('exceptSocket')})`,
    )
    .prepare('send_message'),
);
