import { Avatar, Conversation, ConversationList } from '@chatscope/chat-ui-kit-react';
import '@chatscope/chat-ui-kit-styles/dist/default/styles.min.css';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Contender } from '../../Contender';
import { makeDialogues, moveUp, type Dialogue } from '../../dialogues';
import { formatDay } from '../../formatDay';
import { renderPeer } from '../renderPeer';

let dialogues: Dialogue[] = [];
let say = () => {};

function List() {
  const [items, setItems] = useState(dialogues);
  say = () => setItems(moveUp);
  return (
    <ConversationList style={{ blockSize: 700 }}>
      {items.map(({ id, name, lastText, time, unread, online }) => (
        <Conversation
          key={id}
          name={name}
          info={lastText}
          lastActivityTime={formatDay(time)}
          unreadCnt={unread}
        >
          <Avatar name={name} status={online ? 'available' : 'invisible'}>
            <b aria-hidden="true">{name[0]}</b>
          </Avatar>
        </Conversation>
      ))}
    </ConversationList>
  );
}

/** chatscope's list of conversations; it draws all of them, as it has no other list. */
export const contender: Contender = {
  prepare: () => void (dialogues = makeDialogues(1000)),
  mount: (root) => renderPeer(root, <List />),
  acts: { message: () => flushSync(() => say()) },
};
