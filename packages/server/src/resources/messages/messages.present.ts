import type { Message } from '@iskra/api-contract';
import type { MessageRow } from '../../db/schema';

export function presentMessage(row: MessageRow): Message {
  return {
    id: row.id,
    dialog_id: row.dialogueId,
    sender_id: row.senderId,
    recipient_id: row.recipientId,
    content: row.content,
    created_at: row.createdAt.toISOString(),
    status: row.readAt ? 'read' : 'sent',
    type: row.type,
    client_id: row.clientId,
  };
}
