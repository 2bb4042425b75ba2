import type { ChatMessage } from '../patterns/ChatRoom';
import { picked } from './picked';

export interface ConversationSettings {
  /** Who reads: every second message is theirs. @default 1 */
  readonly selfId?: number | undefined;
  /** Who they talk to, and who begins. @default 2 */
  readonly otherId?: number | undefined;
  /** ISO date and time of the first message; each later one comes a minute after. @default '2026-06-12T09:00:00Z' */
  readonly from?: string | undefined;
}

const texts = [
  'Hello!',
  'Hi, how are you?',
  'Shall we meet on Saturday?',
  'At seven, by the river.',
] as const;
const minute = 60_000;

/** A message of the other, read and of a fixed time; `given` replaces what a test is about. */
export function buildMessage(given: Partial<ChatMessage> = {}): ChatMessage {
  const createdAt = '2026-06-12T09:00:00Z';
  return { id: 1, senderId: 2, content: texts[0], createdAt, status: 'read', type: 'text', ...given };
}

/** A conversation of so many messages, oldest first, as `MessageList` takes it. */
export function buildMessages(count: number, settings: ConversationSettings = {}): ChatMessage[] {
  const { selfId = 1, otherId = 2, from = '2026-06-12T09:00:00Z' } = settings;
  return Array.from({ length: count }, (_, at) =>
    buildMessage({
      id: at + 1,
      senderId: at % 2 === 0 ? otherId : selfId,
      content: picked(texts, at),
      createdAt: new Date(Date.parse(from) + at * minute).toISOString(),
    }),
  );
}
