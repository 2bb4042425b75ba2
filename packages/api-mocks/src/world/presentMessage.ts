import type { Message } from '@iskra/api-contract';
import { messageStatusFor, quoteOf } from '@iskra/api-contract/rules';
import { clearedToOf } from './dialogues';
import type { MessageRecord } from './records';
import type { World } from './World';

/** A message as a member reads it. */
export function presentMessage(world: World, message: MessageRecord, readerId: number): Message {
  const { readAt, isReadQuietly, senderId } = message;
  const isOwn = senderId === readerId;
  return {
    id: message.id,
    dialog_id: message.dialogueId,
    sender_id: message.senderId,
    recipient_id: message.recipientId,
    content: message.content,
    created_at: message.createdAt.toISOString(),
    status: messageStatusFor({ isOwn, isRead: readAt !== null, isReadQuietly }),
    type: message.type,
    client_id: message.clientId,
    reply_to:
      message.replyToId === null ? null : quoteOf(message.replyToId, seenQuoted(world, message, readerId)),
    reaction: message.reaction,
  };
}

function seenQuoted(world: World, { replyToId, dialogueId }: MessageRecord, readerId: number) {
  const quoted = world.messages.find(({ id }) => id === replyToId);
  return quoted && quoted.id > clearedToOf(world, dialogueId, readerId) ? quoted : null;
}
