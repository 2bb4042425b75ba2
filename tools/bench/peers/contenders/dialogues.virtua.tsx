import { memo, useState } from 'react';
import { flushSync } from 'react-dom';
import { VList } from 'virtua';
import type { Contender } from '../../Contender';
import { makeDialogues, moveUp, type Dialogue } from '../../dialogues';
import { rowStyles } from '../rowStyles';
import { formatDay } from '../../formatDay';
import { renderPeer } from '../renderPeer';

let dialogues: Dialogue[] = [];
let say = () => {};

const Row = memo(function Row({ href, name, lastText, time, unread }: Dialogue) {
  return (
    <a href={href}>
      <b aria-hidden="true">{name[0]}</b>
      <span>
        <span dir="auto">{name}</span> <time>{formatDay(time)}</time>
        <br />
        <span dir="auto">{lastText}</span>
      </span>
      {unread > 0 && <em>{unread}</em>}
    </a>
  );
});

function List() {
  const [items, setItems] = useState(dialogues);
  say = () => setItems(moveUp);
  return (
    <>
      <style>{rowStyles}</style>
      <VList className="rows" data={items} itemSize={80} style={{ blockSize: 700 }}>
        {(item) => <Row key={item.id} {...item} />}
      </VList>
    </>
  );
}

/** virtua with plain rows of a known height. */
export const contender: Contender = {
  prepare: () => void (dialogues = makeDialogues(1000)),
  mount: (root) => renderPeer(root, <List />),
  acts: { message: () => flushSync(() => say()) },
};
