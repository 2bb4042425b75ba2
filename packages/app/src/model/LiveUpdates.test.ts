import { channels } from '@iskra/api-contract';
import { describe, expect, it, vi } from 'vitest';
import type { ConnectionState, LiveRoom, Realtime } from '../shared/realtime';
import type { Clock } from '../shared/store';
import { LiveUpdates } from './LiveUpdates';

/** A connection that the test breaks and mends. */
function setUp() {
  let setState: (state: ConnectionState) => void = () => undefined;
  let hear: (channel: string) => void = () => undefined;
  const nothing = () => undefined;
  const realtime = {
    ...{ on: () => nothing, connect: nothing, disconnect: nothing, subscribe: nothing },
    onState: (handle: typeof setState) => ((setState = handle), nothing),
    onSubscribed: (handle: typeof hear) => ((hear = handle), nothing),
  } as unknown as Realtime;
  const room = {
    events: {},
    refresh: vi.fn(() => Promise.resolve()),
    catchUp: vi.fn(() => Promise.resolve()),
  } satisfies LiveRoom;
  const timers = new Set<{ readonly ms: number; readonly action: () => void }>();
  const clock: Clock = {
    now: () => new Date('2026-06-14T23:30:00Z'),
    after: (ms, action) => {
      const timer = { ms, action };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  };
  const isReachable = vi.fn(() => Promise.resolve(true));
  const live = new LiveUpdates({ realtime, clock, selfId: () => 5, isReachable, rooms: [room] });
  const stop = live.start();
  const connect = () => {
    setState('connected');
    hear(channels.premium(5));
  };
  /** Lets what is due within so many ms happen; answers how long that took, in ms. */
  const pass = (within = 20_000) => {
    const timer = [...timers].find(({ ms }) => ms <= within);
    if (timer) timers.delete(timer);
    timer?.action();
    return timer?.ms;
  };
  return { live, room, connect, lose: () => setState('offline'), stop, pass, isReachable };
}

it('has the rooms catch up after a gap of the connection, and says that it was one [RT-06]', () => {
  const { room, connect, lose } = setUp();
  connect();
  expect([room.refresh.mock.calls.length, room.catchUp.mock.calls.length]).toEqual([1, 0]);
  lose();
  connect();
  expect(room.catchUp.mock.calls).toEqual([['gap']]);
});

it('has a screen’s own room catch up too, for as long as it is looked at [RT-06]', () => {
  const { live, connect, lose } = setUp();
  const refresh = vi.fn(() => Promise.resolve());
  const leave = live.join({ events: {}, refresh });
  connect();
  lose();
  connect();
  expect(refresh).toHaveBeenCalledTimes(2);
  leave();
  lose();
  connect();
  expect(refresh).toHaveBeenCalledTimes(2);
});

it('tells the rooms when the tab was merely not looked at (D-10)', async () => {
  const { live, room, connect } = setUp();
  connect();
  await live.catchUp('hidden');
  expect(room.catchUp.mock.calls).toEqual([['hidden']]);
});

it('catches up after all what a page that began without a connection could not load [RT-06]', async () => {
  const { live, room, connect } = setUp();
  await live.catchUp('hidden');
  connect();
  expect(room.catchUp.mock.calls).toEqual([['hidden'], ['gap']]);
});

it('looks anew within a minute after midnight by UTC, each day: ages and the likes of the day are others then', () => {
  const { room, connect, pass, stop } = setUp();
  connect();
  const halfAnHour = 30 * 60_000;
  for (const _ of ['today', 'tomorrow']) expect(pass(halfAnHour + 60_000)).toBeGreaterThanOrEqual(halfAnHour);
  expect(room.catchUp.mock.calls).toEqual([['hidden'], ['hidden']]);
  stop();
  expect(pass(Infinity)).toBeUndefined();
});

describe('without live events, as behind a proxy that refuses WebSocket', () => {
  it('asks within 20 s what came, and again [RT-06]', async () => {
    const { live, room, lose, pass } = setUp();
    lose();
    for (const times of [1, 2]) {
      expect(pass()).toBeLessThan(20_000);
      await vi.waitFor(() => expect(room.catchUp).toHaveBeenCalledTimes(times));
    }
    expect(live.polling.isAnswered).toBe(true);
  });

  it('asks for nothing where the back end does not answer, but tries again [RT-06]', async () => {
    const { live, room, lose, pass, isReachable } = setUp();
    isReachable.mockResolvedValue(false);
    lose();
    pass();
    await vi.waitFor(() => expect(isReachable).toHaveBeenCalledTimes(1));
    await Promise.resolve();
    expect(pass()).toBeLessThan(20_000);
    expect([room.catchUp.mock.calls.length, live.polling.isAnswered]).toEqual([0, false]);
  });

  it('stops asking when they arrive again [RT-06]', async () => {
    const { live, lose, connect, pass } = setUp();
    lose();
    pass();
    await vi.waitFor(() => expect(live.polling.isAnswered).toBe(true));
    connect();
    expect([pass(), live.polling.isAnswered]).toEqual([undefined, false]);
  });
});
