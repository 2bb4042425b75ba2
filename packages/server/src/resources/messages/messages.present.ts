import type { Message } from '@iskra/api-contract';
import { quoteOf } from '@iskra/api-contract/rules';
import type { MessageRow } from '../../db/schema';

/** The message that another one answers, as far as a member may read it. */
export type QuotedRow = Pick<MessageRow, 'id' | 'senderId' | 'content'>;

/** A message as a member reads it; `quoted` is null also where they do not see any more what it answers. */
export function presentMessage(row: MessageRow, quoted: QuotedRow | null = null): Message {
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
    reply_to: row.replyToId === null ? null : quoteOf(row.replyToId, quoted),
    reaction: row.reaction,
  };
}
