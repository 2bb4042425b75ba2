import type { Message } from '@iskra/api-contract';
import { messageStatusFor } from '@iskra/api-contract/rules';
import type { MessageRecord } from './records';

/** A message as a member reads it; null stands for both sides, who know the same of a new one. */
export function presentMessage(message: MessageRecord, readerId: number | null): Message {
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
  };
}
