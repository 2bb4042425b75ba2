import { getDialogues, getMessages, getUnreadCount } from '@iskra/api-contract';
import { buildDialogue, buildMessage } from '@iskra/api-mocks';
import { expect, it, vi } from 'vitest';
import { fakeApi, type Answer } from '../../shared/api/fakeApi';
import type { Realtime } from '../../shared/realtime';
import { memoryOutbox, memoryStorage } from '../../shared/storage';
import { systemClock } from '../../shared/store';
import { ChatStore } from './ChatStore';
import { chatEvents } from './events';
import { Rooms } from './Rooms';

const [dialogId, selfId] = [7, 5];

it('what another page of the member read quietly is unread here no longer, and of the other nothing is told [CHT-10, RT-05]', async () => {
  const unread = { dialog_id: dialogId, unread: 2, unreadMessageIds: [1, 3] };
  const messages = [
    buildMessage({ id: 1, dialog_id: dialogId, recipient_id: selfId, status: 'sent' }),
    buildMessage({ id: 2, dialog_id: dialogId, sender_id: selfId, status: 'sent' }),
    buildMessage({ id: 3, dialog_id: dialogId, recipient_id: selfId, status: 'sent' }),
  ];
  const answers = new Map<never, Answer>([
    [getDialogues as never, () => ({ dialogs: [buildDialogue({ id: dialogId, ...unread })] })],
    [getMessages as never, () => ({ messages, has_more: false })],
    [getUnreadCount as never, () => ({ total_unread_count: 1 })],
  ]);
  const { api } = fakeApi(answers);
  const parts = { api, storage: memoryStorage(), outbox: memoryOutbox(), clock: systemClock };
  const chat = new ChatStore({ ...parts, selfId: () => selfId });
  const rooms = new Rooms(chat);
  const notifier = { notify: vi.fn() };
  const { events } = chatEvents({ chat, realtime: {} as Realtime, notifier, selfId: () => selfId });
  await chat.dialogues.load();
  await rooms.enter(dialogId);
  await events.ownMessagesRead?.({ dialog_id: dialogId, message_ids: [1] });
  expect(chat.dialogues.get(dialogId)).toMatchObject({ unread: 1, unreadMessageIds: [3] });
  expect(rooms.of(dialogId).ordered.map(({ status }) => status)).toEqual(['read', 'sent', 'sent']);
});
