import { ChatHeader, ChatRoom, MessageComposer, MessageList, type ChatMessage } from '@iskra/ui/ChatRoom';
import { useState } from 'react';

const selfId = 1;
const hello: ChatMessage = {
  id: 1,
  senderId: 2,
  content: 'Shall we meet on Saturday?',
  createdAt: '2025-06-12T14:32:00Z',
  status: 'read',
  type: 'text',
};

export function Conversation() {
  const [messages, setMessages] = useState<readonly ChatMessage[]>([hello]);
  const handleSend = (content: string) => {
    const clientId = crypto.randomUUID();
    const createdAt = new Date().toISOString();
    const message = { clientId, senderId: selfId, content, createdAt } as const;
    setMessages([...messages, { ...message, status: 'sending', type: 'text' }]);
  };
  return (
    <ChatRoom
      header={<ChatHeader name="Anna" avatar="/photos/anna.webp" online href="/profile/2" />}
      list={<MessageList messages={messages} selfId={selfId} otherName="Anna" />}
      composer={<MessageComposer onSend={handleSend} />}
    />
  );
}
