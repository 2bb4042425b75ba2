import { type AnyMessage, messageKey } from './chatMessage';

// [B5.15]
/** Oldest first by time, then id, what the server has not seen yet last; each message once. */
export function inOrder(messages: readonly AnyMessage[]): readonly AnyMessage[] {
  return isInOrder(messages) ? messages : withoutRepeats([...messages].sort(byTime));
}

/** The usual case, told without a set with each message that comes: numbers that grow cannot repeat. */
function isInOrder(messages: readonly AnyMessage[]): boolean {
  let [lastId, lastTime] = [0, ''];
  for (const { id = 0, createdAt } of messages) {
    if (!(Number(id) > lastId) || createdAt < lastTime) return false;
    lastId = Number(id);
    lastTime = createdAt;
  }
  return true;
}

function byTime(a: AnyMessage, b: AnyMessage): number {
  const [isAWaiting, isBWaiting] = [isWaiting(a), isWaiting(b)];
  if (isAWaiting !== isBWaiting) return isAWaiting ? 1 : -1;
  if (isAWaiting || a.createdAt === b.createdAt) return isAWaiting ? 0 : Number(a.id) - Number(b.id) || 0;
  return a.createdAt < b.createdAt ? -1 : 1;
}

const isWaiting = ({ id, status }: AnyMessage) =>
  id === undefined && (status === 'sending' || status === 'failed');

function withoutRepeats(messages: readonly AnyMessage[]): AnyMessage[] {
  const keys = new Set<string>();
  const ids = new Set<string | number>();
  return messages.filter((message) => {
    const { id } = message;
    const key = messageKey(message);
    if (keys.has(key) || (id !== undefined && ids.has(id))) return false;
    keys.add(key);
    if (id !== undefined) ids.add(id);
    return true;
  });
}
