/** A message as the room shows it; replaced by a new object when something in it changes. */
export interface ChatMessage {
  /** The server's id; missing until it has the message. */
  readonly id?: number | undefined;
  /** The sender's own id; stays the same when the server's comes. */
  readonly clientId?: string | undefined;
  /** Null for a message of the system. */
  readonly senderId: number | null;
  readonly content: string;
  /** ISO date and time. */
  readonly createdAt: string;
  readonly status: 'sending' | 'sent' | 'read' | 'failed';
  readonly type: 'text' | 'system';
}

/** A key that survives the server's answer. */
export const messageKey = (message: ChatMessage): string =>
  message.clientId ?? `id-${message.id ?? message.createdAt}`;
