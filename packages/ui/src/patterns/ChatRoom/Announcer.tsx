import { useEffect, useRef, useState, type RefObject } from 'react';
import type { ChatRoomLabels } from './chatRoom.labels';
import type { Mark, Rows } from './Rows';

const quietTime = 1000;

interface AnnouncerProps {
  /** Undefined while nothing is known. */
  rows: Rows | undefined;
  otherName: string;
  isTyping: boolean;
  labels: ChatRoomLabels;
  firstMark: RefObject<Mark | undefined>;
}

/** Says what comes in, and nothing else: at most once a second, silent while the tab is hidden. */
export function Announcer({ rows, otherName, isTyping, labels, firstMark }: AnnouncerProps) {
  const [spoken, setSpoken] = useState({ text: '', turn: 0 });
  const mark = useRef<Mark | undefined>(undefined);
  const waiting = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isTypingSaid = useRef(false);
  const tell = useRef(() => {});
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const say = (text: string) => setSpoken(({ turn }) => ({ text, turn: turn + 1 }));
    tell.current = () => {
      timer.current = undefined;
      const texts = waiting.current.splice(0);
      const isTypingTold = isTyping && texts.length === 0 && !isTypingSaid.current;
      if (texts.length === 1) say(`${otherName}: ${texts[0]}`);
      if (texts.length > 1) say(labels.countNew(texts.length));
      if (isTypingTold) say(labels.isTyping(otherName));
      isTypingSaid.current = isTypingTold || (isTypingSaid.current && texts.length === 0);
    };
    const known = mark.current ?? firstMark.current;
    const fresh = known && rows ? rows.since(known) : [];
    mark.current = rows?.mark;
    if (document.visibilityState === 'hidden') return;
    waiting.current.push(...fresh.filter(({ side }) => side === 'other').map((row) => row.message.content));
    if (waiting.current.length === 0 && (!isTyping || isTypingSaid.current)) return;
    timer.current ??= setTimeout(() => tell.current(), quietTime);
  }, [rows, otherName, isTyping, labels, firstMark]);
  return (
    <div data-hidden aria-live="polite">
      <span key={spoken.turn}>{spoken.text}</span>
    </div>
  );
}
