/**
 * A message as the room shows it; replaced by a new object when something in it changes. Ids are numbers that grow, or
 * strings, which tell messages apart and nothing else: those of one moment stay in the order they are given in.
 */
export interface ChatMessage<Id extends string | number = number> {
  /** The server's id; missing until it has the message. */
  readonly id?: Id | undefined;
  /** The sender's own id; stays the same when the server's comes. */
  readonly clientId?: string | undefined;
  /** Null for a message of the system. */
  readonly senderId: Id | null;
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

/** A message of any backend. */
export type AnyMessage = ChatMessage<string | number>;

/** The id that a caller's messages have. */
export type IdOf<Message extends AnyMessage> = NonNullable<Message['id']>;

/** A key that survives the server's answer. */
export const messageKey = (message: AnyMessage): string =>
  message.clientId ?? `id-${message.id ?? message.createdAt}`;
