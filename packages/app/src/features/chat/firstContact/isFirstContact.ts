import type { ChatMessage } from '../../../model/chat/ChatMessage';

/** Whether the two have not both written yet. */
export function isFirstContact(messages: readonly ChatMessage[], selfId: number): boolean {
  const written = messages.filter(({ type }) => type === 'text');
  const isBoth =
    written.some(({ senderId }) => senderId === selfId) &&
    written.some(({ senderId }) => senderId !== selfId);
  return !isBoth;
}
