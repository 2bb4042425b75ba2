import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { VList, type VListHandle } from 'virtua';
import type { Contender } from '../../Contender';
import { bubbleStyles } from '../bubbleStyles';
import { makeLine, makeLines, type Line } from '../../messages';
import { Bubble } from '../Bubble';
import { renderPeer } from '../renderPeer';

let lines: Line[] = [];
let add = (_line: Line) => {};

function List() {
  const [messages, setMessages] = useState(lines);
  const list = useRef<VListHandle>(null);
  add = (line) => setMessages((before) => [...before, line]);
  useLayoutEffect(() => {
    list.current?.scrollToIndex(messages.length - 1, { align: 'end' });
  }, [messages]);
  return (
    <>
      <style>{bubbleStyles}</style>
      <VList ref={list} className="list" data={messages}>
        {(message) => <Bubble key={message.id} {...message} />}
      </VList>
    </>
  );
}

/** virtua with plain bubbles. */
export const contender: Contender = {
  prepare: () => void (lines = makeLines(1000)),
  mount: (root) => renderPeer(root, <List />),
  acts: { append: () => flushSync(() => add(makeLine(1000))) },
};
