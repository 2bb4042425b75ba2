import { type ChatMessage, messageKey } from './chatMessage';

// [B5.15]
/** Oldest first by time, then id, what the server has not seen yet last; each message once. */
export function inOrder(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  return isInOrder(messages) ? messages : withoutRepeats([...messages].sort(byTime));
}

/** The usual case, told without a set, as ids that grow cannot repeat, and with each message that comes. */
function isInOrder(messages: readonly ChatMessage[]): boolean {
  let [lastId, lastTime] = [0, ''];
  for (const { id = 0, createdAt } of messages) {
    if (id <= lastId || createdAt < lastTime) return false;
    lastId = id;
    lastTime = createdAt;
  }
  return true;
}

function byTime(a: ChatMessage, b: ChatMessage): number {
  const [isAWaiting, isBWaiting] = [isWaiting(a), isWaiting(b)];
  if (isAWaiting !== isBWaiting) return isAWaiting ? 1 : -1;
  if (isAWaiting || a.createdAt === b.createdAt) return isAWaiting ? 0 : (a.id ?? 0) - (b.id ?? 0);
  return a.createdAt < b.createdAt ? -1 : 1;
}

const isWaiting = ({ id, status }: ChatMessage) =>
  id === undefined && (status === 'sending' || status === 'failed');

function withoutRepeats(messages: readonly ChatMessage[]): ChatMessage[] {
  const keys = new Set<string>();
  const ids = new Set<number>();
  return messages.filter((message) => {
    const { id } = message;
    const key = messageKey(message);
    if (keys.has(key) || (id !== undefined && ids.has(id))) return false;
    keys.add(key);
    if (id !== undefined) ids.add(id);
    return true;
  });
}
