import { createDialogue, getDialogueWith, type CallDefinition } from '@iskra/api-contract';
import { expect, it } from 'vitest';
import { fakeApi, type Answer } from '../../shared/api/fakeApi';
import { memoryOutbox, memoryStorage } from '../../shared/storage';
import { systemClock } from '../../shared/store';
import { ChatStore } from './ChatStore';

function setUp(found: number | null) {
  const { api, sent } = fakeApi(
    new Map<CallDefinition, Answer>([
      [getDialogueWith, () => ({ dialog_id: found })],
      [createDialogue, () => ({ dialog_id: 202 })],
    ]),
  );
  const parts = { storage: memoryStorage(), outbox: memoryOutbox(), clock: systemClock, selfId: () => 1 };
  return { chat: new ChatStore({ api, ...parts }), sent };
}

it('the dialogue with a member is looked for first, and not begun where there is one [OTH-06]', async () => {
  const { chat, sent } = setUp(101);
  expect(await chat.dialogueWith(7)).toBe(101);
  expect(sent.map(({ call, input }) => [call.method, call.path, input])).toEqual([
    ['GET', '/api/dialogs/:userId', { params: { userId: '7' } }],
  ]);
});

it('where there is none it is begun [OTH-06]', async () => {
  const { chat, sent } = setUp(null);
  expect(await chat.dialogueWith(7)).toBe(202);
  expect(sent.map(({ call }) => call.path)).toEqual([
    '/api/dialogs/:userId',
    '/api/likes/like/create-dialog/:userId',
  ]);
});
