import { type ChatMessage, messageKey } from './chatMessage';

/** Messages of one sender within this time make a group. */
const groupGap = 2 * 60_000;

/** Whose message it is. */
type MessageSide = 'own' | 'other' | 'system';

/** A message with its place among the others. */
export interface MessageRowData {
  readonly key: string;
  readonly message: ChatMessage;
  readonly side: MessageSide;
  /** A new day begins with it, so its heading stands above [CHT-04]. */
  readonly isDayStart: boolean;
  /** The first unread one, so the separator stands above. */
  readonly isUnreadStart: boolean;
  readonly isGroupStart: boolean;
  /** The time stands under it. */
  readonly isGroupEnd: boolean;
}

interface RowOptions {
  readonly selfId: number;
  readonly firstUnreadId?: number | undefined;
}

/** Rows of a room, oldest first, one for each message; repeated ones are left out. */
export function buildRows(messages: readonly ChatMessage[], options: RowOptions): MessageRowData[] {
  const unique = withoutRepeats(messages);
  const starts = unique.map((message, at) => isGroupStart(unique[at - 1], message, options.firstUnreadId));
  return unique.map((message, at) => ({
    key: messageKey(message),
    message,
    side: sideOf(message, options.selfId),
    isDayStart: !isSameDay(unique[at - 1], message),
    isUnreadStart: message.id !== undefined && message.id === options.firstUnreadId,
    isGroupStart: starts[at] ?? true,
    isGroupEnd: (starts[at + 1] ?? true) || message.status === 'failed',
  }));
}

/** Whose message it is; one with no sender is the system's [CHT-04]. */
function sideOf(message: ChatMessage, selfId: number): MessageSide {
  if (message.type === 'system' || message.senderId === null) return 'system';
  return message.senderId === selfId ? 'own' : 'other';
}

/** Index of a row searched from the end, where it usually is; -1 when it is not there. */
export function lastRowAt(rows: readonly MessageRowData[], key: string | undefined): number {
  let at = rows.length - 1;
  while (at >= 0 && rows[at]?.key !== key) at -= 1;
  return at;
}

function withoutRepeats(messages: readonly ChatMessage[]): ChatMessage[] {
  const keys = new Set<string>();
  const ids = new Set<number>();
  return messages.filter((message) => {
    const key = messageKey(message);
    if (keys.has(key) || (message.id !== undefined && ids.has(message.id))) return false;
    keys.add(key);
    if (message.id !== undefined) ids.add(message.id);
    return true;
  });
}

function isGroupStart(
  before: ChatMessage | undefined,
  message: ChatMessage,
  firstUnreadId?: number,
): boolean {
  if (!before || before.senderId !== message.senderId || before.type !== message.type) return true;
  if (message.id !== undefined && message.id === firstUnreadId) return true;
  if (before.status === 'failed' || !isSameDay(before, message)) return true;
  return Date.parse(message.createdAt) - Date.parse(before.createdAt) > groupGap;
}

function isSameDay(before: ChatMessage | undefined, message: ChatMessage): boolean {
  return before !== undefined && dayOf(before) === dayOf(message);
}

const dayOf = (message: ChatMessage) => new Date(message.createdAt).toDateString();
