import { getDialogueWith, getUserDialogues, type CallDefinition } from '@iskra/api-contract';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../shared/api';
import { fakeApi, type Answer } from '../../shared/api/fakeApi';
import type { Realtime } from '../../shared/realtime';
import { memoryOutbox, memoryStorage } from '../../shared/storage';
import { systemClock } from '../../shared/store';
import { ChatStore } from './ChatStore';
import { DialogueChannels } from './DialogueChannels';

function setUp(answers: readonly [CallDefinition, Answer][] = []) {
  const usual: [CallDefinition, Answer][] = [
    [getUserDialogues, () => ({ dialogs: [{ dialog_id: 101 }, { dialog_id: 777 }] })],
  ];
  const { api, sent } = fakeApi(new Map([...usual, ...answers]));
  const parts = { storage: memoryStorage(), outbox: memoryOutbox(), clock: systemClock, selfId: () => 1 };
  const asked: string[] = [];
  const realtime = {
    subscribe: (channel: string) => void asked.push(`+${channel}`),
    unsubscribe: (channel: string) => void asked.push(`-${channel}`),
  } as Realtime;
  return { channels: new DialogueChannels(realtime, new ChatStore({ api, ...parts })), asked, sent };
}

it('all own dialogues are heard as GET /api/user-dialogs names them, loaded or not [RT-04]', async () => {
  const { channels, asked, sent } = setUp();
  await channels.followAll();
  expect(sent.map(({ call }) => [call.method, call.path])).toEqual([['GET', '/api/user-dialogs']]);
  expect(asked).toEqual(['+private-chat-dialog.101', '+private-chat-dialog.777']);
});

it('none is heard while they cannot be asked for, and that is logged [RT-04, API-03]', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const down = () => {
    throw new ApiError('network', '');
  };
  const { channels, asked } = setUp([[getUserDialogues, down]]);
  await channels.followAll();
  expect([asked, log.mock.calls.length]).toEqual([[], 1]);
});

it('one that the server ended is left and asked for anew, and known for that once [RT-04]', () => {
  const { channels, asked } = setUp();
  channels.renew(101);
  expect(asked).toEqual(['-private-chat-dialog.101', '+private-chat-dialog.101']);
  const wasRenewed = () => channels.wasRenewed('private-chat-dialog.101');
  expect([wasRenewed(), wasRenewed()]).toEqual([true, false]);
});

it('one with a member that no list has reached is found first [RT-04, BLK-03]', async () => {
  const { channels, asked } = setUp([[getDialogueWith, () => ({ dialog_id: 303 })]]);
  await channels.renewWith(7);
  expect(asked).toEqual(['-private-chat-dialog.303', '+private-chat-dialog.303']);
});
