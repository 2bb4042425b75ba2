import { getMessages, setReaction, type Message, type ReactionCode } from '@iskra/api-contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../shared/api';
import { fakeApi, type Answer } from '../../shared/api/fakeApi';
import { memoryOutbox, memoryStorage } from '../../shared/storage';
import { systemClock } from '../../shared/store';
import { ChatStore } from './ChatStore';
import { Reactions } from './Reactions';
import { Rooms } from './Rooms';

const theirs: Message = {
  ...{ id: 3, dialog_id: 7, sender_id: 2, recipient_id: 1, content: 'Привет' },
  ...{ created_at: '2026-11-21T10:00:03.000Z', status: 'read', type: 'text', client_id: null },
  ...{ reply_to: null, reaction: null },
};

/** A server that answers when it is told to. */
function setUp() {
  let reaction: ReactionCode | null = null;
  const waiting: ((error?: Error) => void)[] = [];
  const asked: unknown[] = [];
  const answers = new Map<object, Answer>([
    [getMessages, () => ({ messages: [{ ...theirs, reaction }], has_more: false })],
    [
      setReaction,
      ({ body }: { body?: unknown }) =>
        new Promise((resolve, reject) => {
          asked.push(body);
          waiting.push((error) => (error ? reject(error) : resolve(body)));
        }),
    ],
  ] as never);
  const { api, sent } = fakeApi(answers as never);
  const from = { storage: memoryStorage(), outbox: memoryOutbox(), clock: systemClock, selfId: () => 1 };
  const chat = new ChatStore({ ...from, api });
  const rooms = new Rooms(chat);
  const notify = vi.fn();
  const reactions = new Reactions({ api, rooms, notifier: { notify } });
  const room = rooms.of(7);
  const shown = () => room.ordered.map((message) => reactions.of(message))[0];
  const answer = (error?: Error) => waiting.shift()?.(error);
  const keep = (code: ReactionCode | null) => (reaction = code);
  const reads = () => sent.filter(({ call }) => call === getMessages).length;
  return { chat, room, reactions, notify, shown, answer, asked, keep, reads };
}

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue(undefined));

describe('a reaction', () => {
  it('is shown at once, and asks for nothing else when it is sent', async () => {
    const { room, reactions, shown, answer, reads } = setUp();
    await room.load();
    const reacting = reactions.react(7, 3, 'heart');
    expect(shown()).toBe('heart');
    answer();
    await reacting;
    expect([shown(), room.ordered[0]?.reaction, reads()]).toEqual(['heart', 'heart', 1]);
  });

  it('that failed goes as it came, and the member is told', async () => {
    const { room, reactions, notify, shown, answer } = setUp();
    await room.load();
    const reacting = reactions.react(7, 3, 'heart');
    answer(new ApiError('network', ''));
    await reacting;
    expect(shown()).toBeNull();
    expect(notify.mock.calls).toEqual([[{ id: 'reaction-3', type: 'error' }]]);
  });

  it('changed while it is on its way is sent as it was chosen last', async () => {
    const { room, reactions, shown, answer, asked } = setUp();
    await room.load();
    const reacting = reactions.react(7, 3, 'heart');
    for (const code of ['sad', 'laugh'] as const) void reactions.react(7, 3, code);
    expect(shown()).toBe('laugh');
    answer();
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect(shown()).toBe('laugh');
    answer();
    await reacting;
    expect(asked).toEqual([{ reaction: 'heart' }, { reaction: 'laugh' }]);
    expect(room.ordered[0]?.reaction).toBe('laugh');
  });

  it('of another page meanwhile is the one that the server has last', async () => {
    const { chat, room, reactions, shown, answer, keep } = setUp();
    await room.load();
    const reacting = reactions.react(7, 3, 'heart');
    keep('sad');
    chat.receiveReaction({ dialog_id: 7, message_id: 3, user_id: 1, reaction: 'sad' });
    expect(shown()).toBe('heart');
    answer();
    await reacting;
    expect(shown()).toBe('sad');
  });

  it('told while a page is on its way is not undone by it', async () => {
    const { chat, room, shown, keep } = setUp();
    await room.load();
    const reading = room.load();
    keep('thanks');
    chat.receiveReaction({ dialog_id: 7, message_id: 3, user_id: 1, reaction: 'thanks' });
    await reading;
    expect(shown()).toBe('thanks');
  });
});
