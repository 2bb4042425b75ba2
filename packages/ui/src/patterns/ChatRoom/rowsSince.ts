import type { MessageRowData, Rows } from './Rows';

/** What stands at the end, to tell later what came since. */
export interface Mark {
  /** Keys of the messages at the end. */
  readonly known: ReadonlySet<string | undefined>;
  /**
   * When the earliest of them was written that has an id, and its key: what stands before it is history. Where only own
   * messages wait that were never sent, the first of these.
   */
  readonly from: { readonly time: string; readonly key: string | undefined };
}

/** How far from the end a message can be put that came late. */
const lateBy = 10;

export function markOf(rows: Rows): Mark {
  const known = new Set<string | undefined>();
  let from: Mark['from'] = { time: '', key: undefined };
  for (let at = rows.length - 1, left = lateBy; at >= 0 && left > 0; at -= 1) {
    const [key, message] = [rows.keyAt(at), rows.messageAt(at)];
    known.add(key);
    if (message?.id === undefined) {
      if (from.time === '') from = { time: '', key };
      continue;
    }
    from = { time: message.createdAt, key };
    left -= 1;
  }
  return { known, from };
}

/** What came after a mark, oldest first; neither history nor an own message that got its id. */
export function rowsSince(rows: Rows, { known, from }: Mark): MessageRowData[] {
  const found: MessageRowData[] = [];
  for (let at = rows.length - 1; at >= 0; at -= 1) {
    const [key, message] = [rows.keyAt(at), rows.messageAt(at)];
    const isHistory = message?.id !== undefined && message.createdAt < from.time;
    if (key === from.key || isHistory) break;
    const row = !known.has(key) && rows.at(at);
    if (row) found.unshift(row);
  }
  return found;
}

// [CHT-12]
/** Ids of the other's messages that were not read yet, up to the one of that key: positive integers, or any text. */
export function unreadIds(rows: Rows, upTo = rows.keyAt(-1)): (string | number)[] {
  const ids: (string | number)[] = [];
  const last = rows.lastIndexOf(upTo);
  for (let at = 0; at <= last; at += 1) {
    const { id = 0, status } = rows.messageAt(at) ?? {};
    if (status !== 'read' && isGiven(id) && rows.sideAt(at) === 'other') ids.push(id);
  }
  return ids;
}

const isGiven = (id: string | number) =>
  typeof id === 'string' ? id !== '' : Number.isInteger(id) && id > 0;
