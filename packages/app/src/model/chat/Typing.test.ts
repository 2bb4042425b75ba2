import { tellTyping, type EventName, type PayloadOf } from '@iskra/api-contract';
import { buildMessage } from '@iskra/api-mocks';
import { observable } from 'mobx';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../shared/api';
import { fakeApi, type Answer } from '../../shared/api/fakeApi';
import type { ConnectionState, LiveRoom } from '../../shared/realtime';
import { Typing } from './Typing';

const [dialogId, selfId, otherId] = [7, 5, 3];

function setUp(answer: Answer = () => ({ shown: true })) {
  const { api, sent } = fakeApi(new Map([[tellTyping as never, answer]]));
  const rooms = new Set<LiveRoom>();
  const join = (room: LiveRoom) => {
    rooms.add(room);
    return () => rooms.delete(room);
  };
  const live = observable({ connection: 'connected' as ConnectionState, join }, { join: false });
  const typing = new Typing({ api, live, dialogId, selfId: () => selfId });
  const hear = <Name extends EventName>(name: Name, payload: PayloadOf<Name>) =>
    rooms.forEach(({ events }) => events[name]?.(payload));
  const type = (parts: Partial<PayloadOf<'typing'>> = {}) =>
    hear('typing', { dialog_id: dialogId, user_id: otherId, typing: true, ...parts });
  return {
    typing,
    live,
    hear,
    type,
    rooms,
    told: () => sent.map(({ input }) => (input as { body: object }).body),
    stop: typing.follow(),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('who types', () => {
  it('is known of the other in this dialogue, until they stop [B5.21]', () => {
    const { typing, type } = setUp();
    expect(typing.isHeard).toBe(false);
    type({ user_id: selfId });
    type({ dialog_id: 8 });
    expect(typing.isHeard).toBe(false);
    type();
    expect(typing.isHeard).toBe(true);
    type({ typing: false });
    expect(typing.isHeard).toBe(false);
  });

  it('ends after 5 s without news [B5.21]', () => {
    const { typing, type } = setUp();
    type();
    vi.advanceTimersByTime(3000);
    type();
    vi.advanceTimersByTime(4999);
    expect(typing.isHeard).toBe(true);
    vi.advanceTimersByTime(1);
    expect(typing.isHeard).toBe(false);
  });

  it('ends with their message, not with the member’s own or one elsewhere [B5.21]', () => {
    const { typing, type, hear } = setUp();
    type();
    hear('messageSent', { message: buildMessage({ dialog_id: dialogId, sender_id: selfId }) });
    hear('messageSent', { message: buildMessage({ dialog_id: 8, sender_id: otherId }) });
    expect(typing.isHeard).toBe(true);
    hear('messageSent', { message: buildMessage({ dialog_id: dialogId, sender_id: otherId }) });
    expect(typing.isHeard).toBe(false);
  });

  it.each([
    ['a block', 'blockChanged', { blocker_id: otherId, blocked_id: selfId, is_blocked: true }],
    ['a closed dialogue', 'dialogueAvailability', { dialog_id: dialogId }],
    ['a deleted account', 'memberChanged', { user_id: otherId, is_deleted: true }],
    ['the own switch', 'chatMarksChanged', { shown: false }],
  ] as const)('ends with %s [B5.21]', (_what, name, payload) => {
    const { typing, type, hear } = setUp();
    type();
    hear(name, payload as never);
    expect(typing.isHeard).toBe(false);
  });

  it('ends on a cut connection, and with the room [RT-06]', () => {
    const { typing, type, live, stop, rooms } = setUp();
    type();
    live.connection = 'connecting';
    expect(typing.isHeard).toBe(false);
    live.connection = 'connected';
    type();
    stop();
    expect([typing.isHeard, rooms.size]).toEqual([false, 0]);
  });
});

describe('that one types oneself', () => {
  it('is told in the order of typing, although an answer is late [B5.21]', async () => {
    let answerLate = () => {};
    const late = new Promise<void>((resolve) => (answerLate = resolve));
    const { typing, told } = setUp(async () => {
      await late;
      return { shown: true };
    });
    typing.tell(true);
    typing.tell(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(told()).toEqual([{ typing: true }]);
    answerLate();
    await vi.waitFor(() => expect(told()).toEqual([{ typing: true }, { typing: false }]));
  });

  it('is not told without a connection; a failure is no trouble [B5.21]', async () => {
    const { typing, told, live } = setUp(() => {
      throw new ApiError('network', '');
    });
    live.connection = 'offline';
    typing.tell(true);
    live.connection = 'connected';
    typing.tell(true);
    typing.tell(false);
    await vi.waitFor(() => expect(told()).toEqual([{ typing: true }, { typing: false }]));
  });

  it('is not told while the own switch is off, wherever it was pressed [B5.21]', async () => {
    const server = { shown: false };
    const { typing, told, hear, rooms } = setUp(() => ({ ...server }));
    typing.tell(true);
    await vi.advanceTimersByTimeAsync(0);
    typing.tell(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(told()).toHaveLength(1);
    server.shown = true;
    hear('chatMarksChanged', { shown: true });
    typing.tell(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(told()).toHaveLength(2);
    hear('chatMarksChanged', { shown: false });
    typing.tell(true);
    // An event of the switch may have been missed meanwhile.
    rooms.forEach(({ catchUp }) => void catchUp?.('gap'));
    typing.tell(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(told()).toHaveLength(3);
  });
});
