import type { Message, Quote, ReactionCode } from '@iskra/api-contract';
import type { UnsentMessage } from '../../shared/storage';

/** A message as a room shows it: one from the server, or one's own that is not confirmed yet (D-13). */
export interface ChatMessage {
  readonly id?: number | undefined;
  readonly clientId?: string | undefined;
  readonly senderId: number | null;
  readonly content: string;
  readonly createdAt: string;
  readonly status: 'sending' | 'sent' | 'read' | 'failed';
  readonly type: 'text' | 'system';
  /** Why the back end refused it, in its own words. */
  readonly reason?: string | undefined;
  /** The message that it answers. */
  readonly replyTo?: Quote | undefined;
  /** Of its recipient. */
  readonly reaction?: ReactionCode | null | undefined;
}

const shown = new WeakMap<Message, ChatMessage>();

/** The room's form of a server's message; the same object each time, so that a row is drawn anew only when it changed. */
export function fromServer(message: Message): ChatMessage {
  const known = shown.get(message) ?? read(message);
  shown.set(message, known);
  return known;
}

function read(message: Message): ChatMessage {
  return {
    id: message.id,
    clientId: message.client_id ?? undefined,
    senderId: message.sender_id,
    content: message.content,
    createdAt: message.created_at,
    status: message.status,
    type: message.type,
    replyTo: message.reply_to ?? undefined,
    reaction: message.reaction,
  };
}

/** The room's form of a message that waits in the outbox. */
export function fromOutbox(
  message: UnsentMessage,
  status: 'sending' | 'failed',
  reason?: string,
): ChatMessage {
  return {
    clientId: message.clientId,
    senderId: message.senderId,
    content: message.content,
    createdAt: message.createdAt,
    status,
    type: 'text',
    reason,
    replyTo: message.replyTo,
  };
}

/** Server time, then id (D-10); what the server has not seen yet stands last, in the order of writing. */
export function byTime(a: ChatMessage, b: ChatMessage): number {
  if ((a.id === undefined) !== (b.id === undefined)) return a.id === undefined ? 1 : -1;
  return a.createdAt.localeCompare(b.createdAt) || (a.id ?? 0) - (b.id ?? 0);
}
