import { MessageList } from '@iskra/ui/ChatRoom';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Contender } from '../Contender';
import { makeLine, makeLines, type Line } from '../messages';
import { renderKit } from '../renderKit';

let lines: Line[] = [];
let add = (_line: Line) => {};
const now = new Date(2025, 5, 12);

function List() {
  const [messages, setMessages] = useState(lines);
  add = (line) => setMessages((before) => [...before, line]);
  return (
    <div style={{ display: 'flex', flexDirection: 'column', blockSize: '100%' }}>
      <MessageList messages={messages} selfId={1} otherName="Анна" now={now} style={{ flex: 1 }} />
    </div>
  );
}

/** A thousand messages in the kit's list, without a room around it. */
export const contender: Contender = {
  prepare: () => void (lines = makeLines(1000)),
  mount: (root) => renderKit(root, <List />),
  acts: { append: () => flushSync(() => add(makeLine(1000))) },
};
