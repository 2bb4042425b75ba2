import { ChatRoom, MessageComposer, MessageList } from '@iskra/ui/ChatRoom';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Contender } from './Contender';
import { makeLine, makeLines, type Line } from './messages';
import { renderKit } from './renderKit';

/** The kit's room with so many messages. */
export function kitChat(count: number): Contender {
  let lines: Line[] = [];
  let add = (_line: Line) => {};
  const now = new Date(2025, 5, 12);
  function Room() {
    const [messages, setMessages] = useState(lines);
    add = (line) => setMessages((before) => [...before, line]);
    return (
      <ChatRoom
        header={<header>Анна</header>}
        list={<MessageList messages={messages} selfId={1} otherName="Анна" now={now} />}
        composer={<MessageComposer onSend={() => undefined} />}
      />
    );
  }
  return {
    prepare: () => void (lines = makeLines(count)),
    mount: (root) => renderKit(root, <Room />),
    acts: { append: () => flushSync(() => add(makeLine(count))) },
  };
}
