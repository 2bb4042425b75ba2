import { type AnyMessage, messageKey } from './chatMessage';
import { byTime } from './messageOrder';
import type { MessageRowData, Rows } from './Rows';

/** What stands at the end, to tell later what came since. */
export interface Mark {
  /** Keys of the messages at the end. */
  readonly known: ReadonlySet<string>;
  /** The earliest of them that has an id: what stands before it is history. */
  readonly first: AnyMessage | undefined;
}

/** How far from the end a message can be put that came late. */
const lateBy = 10;

export function markOf(rows: Rows): Mark {
  const known = new Set<string>();
  let first: AnyMessage | undefined;
  for (let at = rows.length - 1, left = lateBy; at >= 0 && left > 0; at -= 1) {
    const message = rows.messageAt(at) as AnyMessage;
    known.add(messageKey(message));
    if (message.id === undefined) continue;
    first = message;
    left -= 1;
  }
  return { known, first };
}

/** What came after a mark, oldest first; neither history nor an own message that got its id. */
export function rowsSince(rows: Rows, { known, first }: Mark): MessageRowData[] {
  const found: MessageRowData[] = [];
  for (let at = rows.length - 1; at >= 0; at -= 1) {
    const message = rows.messageAt(at) as AnyMessage;
    if (first && isHistory(message, first)) break;
    const row = !known.has(messageKey(message)) && rows.at(at);
    if (row) found.unshift(row);
  }
  return found;
}

const isHistory = (message: AnyMessage, first: AnyMessage) =>
  messageKey(message) === messageKey(first) || byTime(message, first) < 0;

// [CHT-12]
/** Ids of the other's messages that were not read yet: positive integers, or any text. */
export function unreadIds(rows: Rows): (string | number)[] {
  const ids: (string | number)[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const { id = 0, status } = rows.messageAt(at) ?? {};
    if (status !== 'read' && isGiven(id) && rows.sideAt(at) === 'other') ids.push(id);
  }
  return ids;
}

const isGiven = (id: string | number) =>
  typeof id === 'string' ? id !== '' : Number.isInteger(id) && id > 0;
