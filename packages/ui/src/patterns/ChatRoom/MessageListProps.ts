import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import type { AnyMessage, ChatMessage, IdOf } from './chatMessage';
import type { MessageSlots } from './MessageSlots';
import type { ChatRoomLabels } from './chatRoom.labels';

export interface MessageListProps<Message extends AnyMessage = ChatMessage>
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children'>, MessageSlots<Message> {
  /** Oldest first, of the caller's own type; an object is replaced when something in it changes. */
  messages: readonly Message[];
  /** Whose messages are own. */
  selfId: string | number;
  /** The other's name, for the region's label and announcements. */
  otherName: string;
  /** The list opens at it, with a separator above. */
  firstUnreadId?: IdOf<Message> | undefined;
  /**
   * A message to go to, once it is there: in the middle of the view, with the focus, and marked for a moment. A new object
   * goes there again.
   */
  target?: { readonly id: IdOf<Message> } | undefined;
  /** Nothing is known yet. @default false */
  loading?: boolean | undefined;
  /** Older messages exist on the server. @default false */
  hasMore?: boolean | undefined;
  /** Older messages are on their way. @default false */
  loadingMore?: boolean | undefined;
  /** Older messages are wanted: the reader is near the beginning. */
  onLoadMore?: (() => void) | undefined;
  /** Older messages could not be loaded; offers retry. @default false */
  loadMoreError?: boolean | undefined;
  /** Sends a failed message again under the same client id. */
  onRetry?: ((clientId: string) => void) | undefined;
  /** Gives a failed message up; offered in its menu. */
  onDelete?: ((clientId: string) => void) | undefined;
  // [CHT-12]
  /**
   * Messages of the other that were seen: visible, focused, in view or before one that is; each id once. A promise that
   * breaks makes them be told again.
   */
  onSeen?: ((ids: IdOf<Message>[]) => void | Promise<unknown>) | undefined;
  /** The other is writing: a line at the end, said once. @default false */
  typing?: boolean | undefined;
  /** In place of the messages when there are none. @default 'No messages' */
  emptySlot?: ReactNode | undefined;
  /** The present, for 'today' and 'yesterday'. @default the day that it is, also past midnight */
  now?: Date | undefined;
  /** Of the days and hours shown, such as 'Europe/Moscow'; a server draws them as the reader's browser will. @default the provider's, else that of the machine */
  timeZone?: string | undefined;
  /** Built-in strings to replace. */
  labels?: Partial<ChatRoomLabels> | undefined;
}
