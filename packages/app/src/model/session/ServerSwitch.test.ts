import {
  getChatMarks,
  getOnlineHidden,
  getPaused,
  setChatMarks,
  setOnlineHidden,
  setPaused,
} from '@iskra/api-contract';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../shared/api';
import { fakeApi, type Answer } from '../../shared/api/fakeApi';
import { listRoom, ownSettingRoom } from '../useFollowed';
import { pauseEvents } from './events';
import { chatMarksSwitch, onlineHiddenSwitch, pauseSwitch } from './ServerSwitch';
import { fakeDeeds } from '../deeds/fakeDeeds';

const take: Answer = ({ body }) => body;
const fail: Answer = () => {
  throw new ApiError('refused', '', 500);
};
const lost: Answer = () => {
  throw new ApiError('network', '');
};

const kinds = [
  { name: 'pause', make: pauseSwitch, field: 'paused', get: getPaused, set: setPaused },
  { name: 'chat marks', make: chatMarksSwitch, field: 'shown', get: getChatMarks, set: setChatMarks },
  {
    name: 'hidden presence',
    make: onlineHiddenSwitch,
    field: 'hidden',
    get: getOnlineHidden,
    set: setOnlineHidden,
  },
] as const;

function setUp({ make, field, get, set }: (typeof kinds)[number], answer: Answer = take) {
  const onServer = { isOn: false };
  const answers = new Map<never, Answer>([
    [get as never, () => ({ [field]: onServer.isOn })],
    [set as never, answer],
  ]);
  const { api } = fakeApi(answers);
  return { store: make({ api, deeds: fakeDeeds(api) }), onServer };
}

describe.each(kinds)('the switch of the $name', (kind) => {
  it('shows when the server took it, and back likewise [SET-01]', async () => {
    const { store } = setUp(kind);
    expect(store.isOn).toBe(undefined);
    await store.load();
    const running = store.set(true);
    expect(store.isOn).toBe(false);
    expect([await running, store.isOn]).toEqual([true, true]);
    expect([await store.set(false), store.isOn]).toEqual([true, false]);
  });

  it('does not show when it failed [SET-01]', async () => {
    const { store } = setUp(kind, fail);
    await store.load();
    expect([await store.set(true), store.isOn, store.switching.isFailed]).toEqual([false, false, true]);
  });

  it('shows as chosen and waiting without a network; what is so stays known [SET-01]', async () => {
    const { store } = setUp(kind, lost);
    await store.load();
    await store.set(true);
    expect([store.chosen, store.isWaiting, store.isOn]).toEqual([true, true, false]);
    expect(store.switching.isFailed).toBe(false);
  });
});

it.each([
  ['pause', kinds[0], listRoom, 'memberChanged', { user_id: 5, is_deleted: false }],
  ['hidden presence', kinds[2], listRoom, 'memberChanged', { user_id: 5, is_deleted: false }],
  ['chat marks', kinds[1], ownSettingRoom, 'chatMarksChanged', { shown: true }],
] as const)('the switch of the %s follows another page of the member [RT-05]', async (...row) => {
  const [, kind, roomOf, name, payload] = row;
  const { store, onServer } = setUp(kind);
  const stop = store.query.look();
  await vi.waitFor(() => expect(store.isOn).toBe(false));
  onServer.isOn = true;
  await roomOf(store.query).events[name]?.(payload as never);
  expect(store.isOn).toBe(true);
  stop();
});

it('the pause is looked at on every page: it follows another page of the member, and what a gap hid [RT-05]', async () => {
  const { store, onServer } = setUp(kinds[0]);
  const stop = store.query.look();
  await vi.waitFor(() => expect(store.isOn).toBe(false));
  const room = pauseEvents(store);
  onServer.isOn = true;
  await room.events.memberChanged?.({ user_id: 5, is_deleted: false });
  expect(store.isOn).toBe(true);
  onServer.isOn = false;
  await room.refresh?.();
  expect(store.isOn).toBe(false);
  stop();
});
