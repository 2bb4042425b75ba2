/** A message as the room shows it; replaced by a new object when something in it changes. */
export interface ChatMessage {
  /** The server's id; missing until it has the message. */
  readonly id?: number | undefined;
  /** The sender's own id; stays the same when the server's comes. */
  readonly clientId?: string | undefined;
  /** Null for a message of the system. */
  readonly senderId: number | null;
  /** The text as it was written, line breaks included. */
  readonly content: string;
  /** ISO date and time. */
  readonly createdAt: string;
  /** `delivered` where it is known that the other's device has it. */
  readonly status: 'sending' | 'sent' | 'delivered' | 'read' | 'failed';
  /** Written by a member, or by the system. */
  readonly type: 'text' | 'system';
  /** Why it was not sent, in words for the member. */
  readonly reason?: string | undefined;
}

/** A key that survives the server's answer. */
export const messageKey = (message: ChatMessage): string =>
  message.clientId ?? `id-${message.id ?? message.createdAt}`;
