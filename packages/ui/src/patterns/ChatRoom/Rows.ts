import { type AnyMessage, messageKey } from './chatMessage';
import { isSameDate } from './formatChat';
import { inOrder } from './messageOrder';

/** Messages of one sender within this time make a group. */
const groupGap = 2 * 60_000;

/** Whose message it is. */
export type MessageSide = 'own' | 'other' | 'system';

/** A message with its place among the others. */
export interface MessageRowData {
  readonly key: string;
  readonly message: AnyMessage;
  readonly side: MessageSide;
  // [CHT-04]
  /** A new day begins with it, so its heading stands above. */
  readonly isDayStart: boolean;
  /** The first unread one, so the separator stands above. */
  readonly isUnreadStart: boolean;
  readonly isGroupStart: boolean;
  /** The time stands under it. */
  readonly isGroupEnd: boolean;
}

interface RowOptions {
  readonly selfId: string | number;
  readonly firstUnreadId?: string | number | undefined;
  /** Where days begin. @default as on this machine */
  readonly timeZone?: string | undefined;
}

/**
 * Rows of a room, oldest first, one for each message; repeated ones are left out. A row is made when it is first
 * asked for, so that a long conversation costs what is seen of it.
 */
export class Rows {
  readonly #messages: readonly AnyMessage[];
  readonly #options: RowOptions;
  readonly #made: (MessageRowData | undefined)[] = [];

  constructor(messages: readonly AnyMessage[], options: RowOptions) {
    this.#messages = inOrder(messages);
    this.#options = options;
  }

  get length(): number {
    return this.#messages.length;
  }

  /** The row at an index; a negative one counts from the end. */
  at(index: number): MessageRowData | undefined {
    const at = index < 0 ? this.length + index : index;
    const message = this.#messages[at];
    if (message) this.#made[at] ??= this.#make(message, at);
    return this.#made[at];
  }

  /** The rows from an index to before another one. */
  slice(from: number, to = this.length): MessageRowData[] {
    return Array.from({ length: Math.max(0, to - from) }, (_, offset) => this.at(from + offset)).filter(
      isRow,
    );
  }

  messageAt(index: number): AnyMessage | undefined {
    return this.#messages[index];
  }

  sideAt(index: number): MessageSide | undefined {
    const message = this.#messages[index];
    return message && sideOf(message, this.#options.selfId);
  }

  /** The key of the row at an index, without making it; a negative one counts from the end. */
  keyAt(index: number): string | undefined {
    const message = this.#messages.at(index);
    return message && messageKey(message);
  }

  /** Index of a row searched from the start; -1 when it is not there. */
  indexOf(key: string | undefined): number {
    return this.#messages.findIndex((message) => messageKey(message) === key);
  }

  /** Index of a row searched from the end, where it usually is; -1 when it is not there. */
  lastIndexOf(key: string | undefined): number {
    let at = this.length - 1;
    while (at >= 0 && this.keyAt(at) !== key) at -= 1;
    return at;
  }

  /** Key of the first unread message, when the list has one to open at. */
  get firstUnreadKey(): string | undefined {
    const { firstUnreadId } = this.#options;
    const found = this.#messages.find(({ id }) => id !== undefined && id === firstUnreadId);
    return found && messageKey(found);
  }

  #make(message: AnyMessage, at: number): MessageRowData {
    const { selfId } = this.#options;
    const [before, after] = [this.#messages[at - 1], this.#messages[at + 1]];
    return {
      key: messageKey(message),
      message,
      side: sideOf(message, selfId),
      isDayStart: !isSameDay(before, message, this.#options),
      isUnreadStart: isFirstUnread(message, this.#options),
      isGroupStart: isGroupStart(before, message, this.#options),
      isGroupEnd: !after || isGroupStart(message, after, this.#options) || message.status === 'failed',
    };
  }
}

const isRow = (row: MessageRowData | undefined): row is MessageRowData => row !== undefined;

/** Whose message it is; one with no sender is the system's. */
function sideOf(message: AnyMessage, selfId: string | number): MessageSide {
  if (message.type === 'system' || message.senderId === null) return 'system';
  return message.senderId === selfId ? 'own' : 'other';
}

function isGroupStart(before: AnyMessage | undefined, message: AnyMessage, options: RowOptions): boolean {
  if (!before || before.senderId !== message.senderId || before.type !== message.type) return true;
  if (isFirstUnread(message, options)) return true;
  if (before.status === 'failed' || !isSameDay(before, message, options)) return true;
  return Date.parse(message.createdAt) - Date.parse(before.createdAt) > groupGap;
}

const isFirstUnread = ({ id }: AnyMessage, { firstUnreadId }: RowOptions) =>
  id !== undefined && id === firstUnreadId;

const isSameDay = (before: AnyMessage | undefined, message: AnyMessage, { timeZone }: RowOptions): boolean =>
  before !== undefined && isSameDate(before.createdAt, new Date(message.createdAt), timeZone);
