import { useEffect, useRef, type RefObject } from 'react';
import { useAnnounce } from '../../announcer/useAnnounce';
import type { ListLabels } from './chatRoom.labels';
import type { MessageRowData, Rows } from './Rows';

/** What is on its way stands at the end. */
const lastRows = 20;

// [B5.12]
/**
 * Says that a message was not sent, each time anew: its writer may be at the next one already. Those that were there
 * at the beginning are no news.
 */
export function useFailureNews(
  rows: Rows,
  { failed }: Pick<ListLabels, 'failed'>,
  firstRows: RefObject<Rows | undefined>,
): void {
  const say = useAnnounce();
  const known = useRef<ReadonlySet<string> | undefined>(undefined);
  useEffect(() => {
    const before = known.current ?? keysOf(failedOf(firstRows.current));
    const now = failedOf(rows);
    known.current = keysOf(now);
    for (const { key, message } of now)
      if (!before.has(key)) say(`${failed}: ${message.reason ?? message.content}`);
  }, [rows, failed, firstRows, say]);
}

const failedOf = (rows: Rows | undefined) =>
  rows?.slice(Math.max(0, rows.length - lastRows)).filter(({ message }) => message.status === 'failed') ?? [];

const keysOf = (rows: readonly MessageRowData[]) => new Set(rows.map(({ key }) => key));
