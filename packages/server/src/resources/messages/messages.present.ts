import type { Message } from '@iskra/api-contract';
import { messageStatusFor, quoteOf } from '@iskra/api-contract/rules';
import type { MessageRow } from '../../db/schema';

/** The message that another one answers, as far as a member may read it. */
export type QuotedRow = Pick<MessageRow, 'id' | 'senderId' | 'content'>;

/**
 * A message as a member reads it, who is null where both sides know the same of a new one; `quoted` is null also where
 * they do not see any more what it answers.
 */
export function presentMessage(
  row: MessageRow,
  readerId: number | null,
  quoted: QuotedRow | null = null,
): Message {
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
    reply_to: row.replyToId === null ? null : quoteOf(row.replyToId, quoted),
    reaction: row.reaction,
  };
}
