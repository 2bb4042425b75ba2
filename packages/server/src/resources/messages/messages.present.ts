import type { Message } from '@iskra/api-contract';
import { messageStatusFor } from '@iskra/api-contract/rules';
import type { MessageRow } from '../../db/schema';

/** A message as a member reads it; null stands for both sides, who know the same of a new one. */
export function presentMessage(row: MessageRow, readerId: number | null): Message {
  const { readAt, isReadQuietly, senderId } = row;
  return {
    id: row.id,
    dialog_id: row.dialogueId,
    sender_id: senderId,
    recipient_id: row.recipientId,
    content: row.content,
    created_at: row.createdAt.toISOString(),
    status: messageStatusFor({ isOwn: senderId === readerId, isRead: readAt !== null, isReadQuietly }),
    type: row.type,
    client_id: row.clientId,
  };
}
