import { useEffect, useRef, type RefObject } from 'react';
import { useAnnounce } from '../../announcer/useAnnounce';
import type { ListLabels } from './chatRoom.labels';
import type { Rows } from './Rows';
import { markOf, rowsSince, type Mark } from './rowsSince';

const quietTime = 1000;

interface IncomingNewsProps {
  /** Undefined while nothing is known. */
  rows: Rows | undefined;
  otherName: string;
  isTyping: boolean;
  labels: ListLabels;
  firstRows: RefObject<Rows | undefined>;
}

// [B5.12]
/** Says what comes in, and nothing else: at most once a second, silent while the tab is hidden. */
export function IncomingNews({ rows, otherName, isTyping, labels, firstRows }: IncomingNewsProps) {
  const say = useAnnounce();
  const mark = useRef<Mark | undefined>(undefined);
  const waiting = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isTypingSaid = useRef(false);
  const tell = useRef(() => {});
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    tell.current = () => {
      timer.current = undefined;
      const texts = waiting.current.splice(0);
      const isTypingTold = isTyping && texts.length === 0 && !isTypingSaid.current;
      if (texts.length === 1) say(`${otherName}: ${texts[0]}`);
      if (texts.length > 1) say(labels.countNew(texts.length));
      if (isTypingTold) say(labels.isTyping(otherName));
      isTypingSaid.current = isTypingTold || (isTypingSaid.current && texts.length === 0);
    };
    const known = mark.current ?? (firstRows.current && markOf(firstRows.current));
    const fresh = known && rows ? rowsSince(rows, known) : [];
    mark.current = rows && markOf(rows);
    if (document.visibilityState === 'hidden') return;
    waiting.current.push(...fresh.filter(({ side }) => side === 'other').map((row) => row.message.content));
    if (waiting.current.length === 0 && (!isTyping || isTypingSaid.current)) return;
    timer.current ??= setTimeout(() => tell.current(), quietTime);
  }, [rows, otherName, isTyping, labels, firstRows, say]);
  return null;
}
