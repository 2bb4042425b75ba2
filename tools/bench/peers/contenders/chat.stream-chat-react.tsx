import { flushSync } from 'react-dom';
import { StreamChat, type Channel as StreamChannel, type MessageResponse } from 'stream-chat';
import {
  Channel,
  ChannelHeader,
  Chat,
  MessageComposer,
  VirtualizedMessageList,
  Window,
} from 'stream-chat-react';
import 'stream-chat-react/dist/css/index.css';
import type { Contender } from '../../Contender';
import { makeLine, makeLines, type Line } from '../../messages';
import { renderPeer } from '../renderPeer';

const self = { id: '1', name: 'Я' };
const other = { id: '2', name: 'Анна' };
const client = new StreamChat('bench');
let channel: StreamChannel;

/** A channel that was loaded already; nothing asks the network. */
function makeChannel(): StreamChannel {
  client._setUser(self);
  client.userID = self.id;
  client.wsPromise = Promise.resolve();
  const made = client.channel('messaging', 'bench', { members: [self.id, other.id] });
  made.initialized = true;
  made.data = { ...made.data, own_capabilities: ['send-message', 'read-events', 'typing-events'] };
  made.state.read[self.id] = { user: self, last_read: new Date(), unread_messages: 0 };
  made.state.addMessagesSorted(makeLines(1000).map(asMessage), false, true);
  for (const name of ['sendEvent', 'markRead', 'keystroke', 'stopTyping', 'watch'] as const)
    Object.assign(made, { [name]: async () => undefined });
  return made;
}

function asMessage({ id, senderId, content, createdAt }: Line): MessageResponse {
  return {
    id: String(id),
    cid: 'messaging:bench',
    type: 'regular',
    text: content,
    html: '',
    user: senderId === 1 ? self : other,
    created_at: createdAt,
    updated_at: createdAt,
    attachments: [],
    latest_reactions: [],
    own_reactions: [],
  } as unknown as MessageResponse;
}

/** stream-chat-react with its virtual list; the channel is filled by hand. */
export const contender: Contender = {
  prepare: () => void (channel = makeChannel()),
  mount: (root) =>
    renderPeer(
      root,
      <Chat client={client} theme="str-chat__theme-light">
        <Channel channel={channel} markReadOnMount={false} skipMessageDataMemoization>
          <Window>
            <ChannelHeader />
            <VirtualizedMessageList />
            <MessageComposer />
          </Window>
        </Channel>
      </Chat>,
    ),
  acts: {
    append: () =>
      flushSync(() =>
        client.dispatchEvent({
          type: 'message.new',
          cid: 'messaging:bench',
          channel_id: 'bench',
          channel_type: 'messaging',
          message: asMessage(makeLine(1000)),
          user: makeLine(1000).senderId === 1 ? self : other,
        } as never),
      ),
  },
};
