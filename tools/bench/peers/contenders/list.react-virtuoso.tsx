import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Virtuoso } from 'react-virtuoso';
import type { Contender } from '../../Contender';
import { bubbleStyles } from '../bubbleStyles';
import { makeLine, makeLines, type Line } from '../../messages';
import { Bubble } from '../Bubble';
import { renderPeer } from '../renderPeer';

let lines: Line[] = [];
let add = (_line: Line) => {};

function List() {
  const [messages, setMessages] = useState(lines);
  add = (line) => setMessages((before) => [...before, line]);
  return (
    <>
      <style>{bubbleStyles}</style>
      <Virtuoso
        className="list"
        data={messages}
        initialTopMostItemIndex={{ index: lines.length - 1, align: 'end' }}
        followOutput="auto"
        alignToBottom
        computeItemKey={(_at, { id }) => id}
        itemContent={(_at, message) => <Bubble {...message} />}
      />
    </>
  );
}

/** react-virtuoso with plain bubbles, as its docs have it for chats. */
export const contender: Contender = {
  prepare: () => void (lines = makeLines(1000)),
  mount: (root) => renderPeer(root, <List />),
  acts: { append: () => flushSync(() => add(makeLine(1000))) },
};
