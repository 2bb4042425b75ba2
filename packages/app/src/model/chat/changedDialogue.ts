import type { Dialogue, Message } from '@iskra/api-contract';

/** For sorting: where something was said last comes first. */
export function byNewest(one: Dialogue, other: Dialogue): number {
  return lastTime(other).localeCompare(lastTime(one)) || other.dialog_id - one.dialog_id;
}

/** What came live while the list was on its way stays: the answer was written before it. */
export function withNewer(loaded: Dialogue, known: Dialogue | undefined): Dialogue {
  const last = loaded.lastMessage?.id;
  if (!known?.lastMessage || last === undefined || known.lastMessage.id <= last) return loaded;
  const missed = known.unreadMessageIds.filter((id) => id > last);
  return withUnread({ ...loaded, lastMessage: known.lastMessage }, [...loaded.unreadMessageIds, ...missed]);
}

/** A message came; one's own and the system's are not unread. */
export function withMessage(dialogue: Dialogue, message: Message, selfId: number): Dialogue {
  const isNew = (dialogue.lastMessage?.id ?? 0) < message.id;
  const isUnread = message.sender_id !== null && message.sender_id !== selfId && message.status !== 'read';
  const ids = isUnread ? [...dialogue.unreadMessageIds, message.id] : dialogue.unreadMessageIds;
  return withUnread({ ...dialogue, lastMessage: isNew ? message : dialogue.lastMessage }, ids);
}

/** These are unread, each once. */
export function withUnread(dialogue: Dialogue, ids: readonly number[]): Dialogue {
  const unread = [...new Set(ids)];
  return { ...dialogue, unread: unread.length, unreadMessageIds: unread };
}

const lastTime = ({ lastMessage }: Dialogue): string => lastMessage?.created_at ?? '';
