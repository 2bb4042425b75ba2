import { useEffect, useRef, useState } from 'react';
import type { Rows } from './Rows';
import type { ChatRoomLabels } from './chatRoom.labels';

const quietTime = 1000;

/** Text for the live region: new incoming messages only, at most once a second, silent while the tab is hidden. */
export function useIncomingAnnouncer(rows: Rows, otherName: string, labels: ChatRoomLabels): string {
  const [spoken, setSpoken] = useState('');
  const lastKey = useRef<string | undefined>(undefined);
  const waiting = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const before = lastKey.current;
    lastKey.current = rows.keyAt(-1);
    const known = rows.lastIndexOf(before);
    if (before === undefined || known < 0 || document.visibilityState === 'hidden') return;
    const fresh = rows.slice(known + 1).filter((row) => row.side === 'other');
    if (fresh.length === 0) return;
    waiting.current.push(...fresh.map((row) => row.message.content));
    timer.current ??= setTimeout(() => {
      const texts = waiting.current.splice(0);
      timer.current = undefined;
      setSpoken(texts.length === 1 ? `${otherName}: ${texts[0]}` : labels.countNew(texts.length));
    }, quietTime);
  }, [rows, otherName, labels]);
  return spoken;
}
