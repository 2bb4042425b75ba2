import type { MessageRowData, Rows } from './Rows';

/** What is known, to tell later what came since. */
export interface Mark {
  readonly lastId: number;
  /** Messages at the end that have no id yet, by key. */
  readonly waiting: ReadonlySet<string>;
}

/** How far from the end a message can be put that came late. */
const lateBy = 10;

export function markOf(rows: Rows): Mark {
  const waiting = new Set<string>();
  let lastId = 0;
  for (let at = rows.length - 1, known = 0; at >= 0 && known < lateBy; at -= 1) {
    const id = rows.messageAt(at)?.id;
    if (id === undefined) waiting.add(rows.keyAt(at) ?? '');
    else known += 1;
    lastId = Math.max(lastId, id ?? 0);
  }
  return { lastId, waiting };
}

/** What came after a mark, oldest first; neither history nor an own message that got its id. */
export function rowsSince(rows: Rows, { lastId, waiting }: Mark): MessageRowData[] {
  const found: MessageRowData[] = [];
  for (let at = rows.length - 1, known = 0; at >= 0 && known < lateBy; at -= 1) {
    const id = rows.messageAt(at)?.id ?? Infinity;
    const row = id > lastId && !waiting.has(rows.keyAt(at) ?? '') && rows.at(at);
    if (row) found.unshift(row);
    else if (id !== Infinity) known += 1;
  }
  return found;
}

// [CHT-12]
/** Ids of the other's messages that were not read yet; only positive integers. */
export function unreadIds(rows: Rows): number[] {
  const ids: number[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const { id = 0, status } = rows.messageAt(at) ?? {};
    if (status !== 'read' && Number.isInteger(id) && id > 0 && rows.sideAt(at) === 'other') ids.push(id);
  }
  return ids;
}
