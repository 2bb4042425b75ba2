import { areMarksTold } from '@iskra/api-contract/rules';
import { unreadMessages } from './messages';
import type { MemberRecord, MessageRecord } from './records';
import type { World } from './World';

/** Marks messages to me as read; other members' ids are ignored [CHT-10]. Senders learn it where both show their chat marks. */
export function markRead(
  world: World,
  me: MemberRecord,
  ids: readonly number[],
  exceptSocket?: string,
): number {
  const marked = unreadMessages(world, me.id).filter(({ id }) => ids.includes(id));
  for (const message of marked) message.readAt = world.now();
  for (const dialogueId of new Set(marked.map((message) => message.dialogueId))) {
    const mine = marked.filter((message) => message.dialogueId === dialogueId);
    tellRead(world, me, mine, exceptSocket);
  }
  return unreadMessages(world, me.id).length;
}

/** Messages of one dialogue. */
function tellRead(world: World, me: MemberRecord, marked: MessageRecord[], exceptSocket?: string): void {
  const [{ dialogueId = 0, senderId = null } = {}] = marked;
  const sender = senderId === null ? undefined : world.members.get(senderId);
  const isTold = areMarksTold({ iShow: me.showsChatMarks, theyShow: sender?.showsChatMarks ?? false });
  for (const message of marked) message.isReadQuietly = !isTold;
  const read = isTold ? [...takeQuiet(world, me, marked), ...marked] : marked;
  const about = { dialog_id: dialogueId, message_ids: read.map(({ id }) => id) };
  if (isTold)
    world.emit({
      name: 'messagesRead',
      to: dialogueId,
      payload: { ...about, reader_id: me.id },
      exceptSocket,
    });
  else world.emit({ name: 'ownMessagesRead', to: me.id, payload: about, exceptSocket });
}

/** What was read quietly before these is told with them: a gap would show that it was. */
function takeQuiet(world: World, me: MemberRecord, marked: readonly MessageRecord[]): MessageRecord[] {
  const last = Math.max(...marked.map(({ id }) => id));
  const quiet = world.messages.filter(
    ({ id, dialogueId, recipientId, isReadQuietly }) =>
      isReadQuietly && recipientId === me.id && dialogueId === marked[0]?.dialogueId && id < last,
  );
  for (const message of quiet) message.isReadQuietly = false;
  return quiet;
}
