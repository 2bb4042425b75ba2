import {
  ChatContainer,
  ConversationHeader,
  MainContainer,
  Message,
  MessageInput,
  MessageList,
} from '@chatscope/chat-ui-kit-react';
import '@chatscope/chat-ui-kit-styles/dist/default/styles.min.css';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Contender } from '../../Contender';
import { makeLine, makeLines, type Line } from '../../messages';
import { renderPeer } from '../renderPeer';

let lines: Line[] = [];
let add = (_line: Line) => {};

function Room() {
  const [messages, setMessages] = useState(lines);
  add = (line) => setMessages((before) => [...before, line]);
  return (
    <div style={{ blockSize: '100%' }}>
      <MainContainer>
        <ChatContainer>
          <ConversationHeader>
            <ConversationHeader.Content userName="Анна" />
          </ConversationHeader>
          <MessageList>
            {messages.map(({ id, senderId, content, createdAt }) => (
              <Message
                key={id}
                model={{
                  message: content,
                  sentTime: createdAt,
                  sender: senderId === 1 ? 'me' : 'Анна',
                  direction: senderId === 1 ? 'outgoing' : 'incoming',
                  position: 'single',
                  type: 'text',
                }}
              />
            ))}
          </MessageList>
          <MessageInput placeholder="Сообщение" attachButton={false} />
        </ChatContainer>
      </MainContainer>
    </div>
  );
}

/** chatscope's chat UI kit; it draws all messages, as it has no other list. */
export const contender: Contender = {
  prepare: () => void (lines = makeLines(1000)),
  mount: (root) => renderPeer(root, <Room />),
  acts: { append: () => flushSync(() => add(makeLine(1000))) },
};
