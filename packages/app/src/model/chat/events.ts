import { channels, type PayloadOf } from '@iskra/api-contract';
import { reaction } from 'mobx';
import type { LiveRoom, Realtime } from '../../shared/realtime';
import { messageNotice } from '../notices/liveNotices';
import type { Notifier } from '../notices/Notifier';
import type { ChatStore } from './ChatStore';
import { DialogueChannels } from './DialogueChannels';

interface Parts {
  readonly chat: ChatStore;
  readonly realtime: Realtime;
  readonly notifier: Notifier;
  readonly selfId: () => number | undefined;
}

/** Messages, read marks and dialogues that come, go, open and close; their channels are followed [RT-04, CHT-11]. */
export function chatEvents(parts: Parts): LiveRoom {
  const { chat, realtime, selfId } = parts;
  const dialogues = new DialogueChannels(realtime, chat);
  const refresh = () => chat.refresh();
  return {
    events: {
      messageSent: ({ message }) => receive(parts, message),
      messagesRead: chat.receiveRead,
      ownMessagesRead: (read) => chat.receiveRead({ ...read, reader_id: selfId() ?? 0 }),
      reactionChanged: chat.receiveReaction,
      dialogueCreated: ({ dialog_id: id, match }) => {
        // One that was deleted and came back is no longer subscribed, although this page had subscribed to it (D-32).
        if (id !== null) dialogues.renew(id);
        return match ? refresh() : announceFirst(parts, id);
      },
      listsChanged: ({ dialog_id: id }) => {
        if (id !== null) dialogues.renew(id);
        return refresh();
      },
      blockChanged: (change) => followBlock(parts, dialogues, change),
      dialogueAvailability: refresh,
      // Who is gone took their reactions along.
      memberChanged: ({ is_deleted: isGone }) =>
        isGone ? Promise.all([refresh(), chat.reload()]) : refresh(),
    },
    start: () => {
      const ids = () => chat.dialogues.all.map(({ dialog_id }) => dialog_id);
      const stop = reaction(ids, dialogues.follow, { fireImmediately: true });
      void chat.outbox.restore(selfId() ?? 0);
      void refresh();
      void dialogues.followAll();
      return stop;
    },
    heard: (channel) => {
      // Loads what came to the open room before its channel was subscribed.
      if (chat.openId !== undefined && channel === channels.dialogue(chat.openId)) void chat.reload();
      if (dialogues.wasRenewed(channel)) void refresh();
    },
    refresh: () => Promise.all([refresh(), dialogues.followMissing()]),
    catchUp: () => Promise.all([chat.catchUp(), dialogues.followAll()]),
  };
}

type Told = Pick<PayloadOf<'messageSent'>['message'], 'id' | 'dialog_id' | 'content'>;

async function receive(parts: Parts, message: PayloadOf<'messageSent'>['message']): Promise<void> {
  await parts.chat.receive(message);
  if (message.sender_id !== null && message.sender_id !== parts.selfId()) announce(parts, message);
}

/** Not of the room that one looks at. */
function announce({ chat, notifier }: Parts, message: Told): void {
  if (chat.openId === message.dialog_id && document.visibilityState === 'visible') return;
  notifier.notify(messageNotice(message, chat.dialogues.get(message.dialog_id)?.otherUser));
}

/** The first messages of a new dialogue were sent before its channel was subscribed. */
async function announceFirst(parts: Parts, dialogId: number | null): Promise<void> {
  const { dialogues } = parts.chat;
  await dialogues.load();
  const dialogue = dialogues.get(dialogId ?? 0);
  if (dialogue?.lastMessage && dialogue.unread > 0)
    announce(parts, { ...dialogue.lastMessage, dialog_id: dialogue.dialog_id });
}

/** The server ends the hearing of a blocked dialogue; after the block it has to be asked for again (D-09). */
function followBlock(
  { chat, selfId }: Parts,
  dialogues: DialogueChannels,
  { blocker_id: blockerId, blocked_id: blockedId, is_blocked: isBlocked }: PayloadOf<'blockChanged'>,
): unknown {
  const otherId = blockerId === selfId() ? blockedId : blockerId;
  const id = chat.dialogues.all.find(({ otherUser }) => otherUser.id === otherId)?.dialog_id;
  if (isBlocked) return id === undefined ? undefined : dialogues.leave(id);
  return id === undefined ? dialogues.renewWith(otherId) : dialogues.renew(id);
}
