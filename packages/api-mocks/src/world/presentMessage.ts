import type { Message } from '@iskra/api-contract';
import type { MessageRecord } from './records';

/** A message as both sides read it. */
export function presentMessage(message: MessageRecord): Message {
  return {
    id: message.id,
    dialog_id: message.dialogueId,
    sender_id: message.senderId,
    recipient_id: message.recipientId,
    content: message.content,
    created_at: message.createdAt.toISOString(),
    status: message.readAt ? 'read' : 'sent',
    type: message.type,
    client_id: message.clientId,
  };
}
