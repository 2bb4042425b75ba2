import { channels } from '@iskra/api-contract';
import { expect, it, vi } from 'vitest';
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
  let due: { readonly ms: number; readonly action: () => void } | undefined;
  const clock: Clock = {
    now: () => new Date('2026-06-14T23:30:00Z'),
    after: (ms, action) => ((due = { ms, action }), () => (due = undefined)),
  };
  const live = new LiveUpdates({ realtime, clock, selfId: () => 5, rooms: [room] });
  const stop = live.start();
  const connect = () => {
    setState('connected');
    hear(channels.premium(5));
  };
  return { live, room, connect, lose: () => setState('offline'), stop, due: () => due };
}

it('has the rooms catch up after a gap of the connection, and says that it was one [RT-06]', () => {
  const { room, connect, lose } = setUp();
  connect();
  expect([room.refresh.mock.calls.length, room.catchUp.mock.calls.length]).toEqual([1, 0]);
  lose();
  connect();
  expect(room.catchUp.mock.calls).toEqual([['gap']]);
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
  const { room, due, stop } = setUp();
  const halfAnHour = 30 * 60_000;
  expect(due()?.ms).toBeGreaterThanOrEqual(halfAnHour);
  expect(due()?.ms).toBeLessThanOrEqual(halfAnHour + 60_000);
  due()?.action();
  due()?.action();
  expect(room.catchUp.mock.calls).toEqual([['hidden'], ['hidden']]);
  stop();
  expect(due()).toBeUndefined();
});
