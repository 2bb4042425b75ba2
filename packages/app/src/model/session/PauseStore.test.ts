import { getPaused, setPaused } from '@iskra/api-contract';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../shared/api';
import { fakeApi, type Answer } from '../../shared/api/fakeApi';
import { listRoom } from '../useFollowed';
import { PauseStore } from './PauseStore';

const take: Answer = ({ body }) => body;

function setUp(set: Answer = take) {
  const onServer = { paused: false };
  const answers = new Map<never, Answer>([
    [getPaused as never, () => ({ ...onServer })],
    [setPaused as never, set],
  ]);
  return { store: new PauseStore(fakeApi(answers).api), onServer };
}

it('a pause shows when the server took it, and ends likewise [SET-01]', async () => {
  const { store } = setUp();
  expect(store.isOn).toBe(undefined);
  await store.load();
  const running = store.set(true);
  expect(store.isOn).toBe(false);
  expect([await running, store.isOn]).toEqual([true, true]);
  expect([await store.set(false), store.isOn]).toEqual([true, false]);
});

it('a pause that failed does not show [SET-01]', async () => {
  const { store } = setUp(() => {
    throw new ApiError('network', '');
  });
  await store.load();
  expect([await store.set(true), store.isOn, store.switching.isFailed]).toEqual([false, false, true]);
});

it('a pause by another page of the member shows where it is looked at [RT-05]', async () => {
  const { store, onServer } = setUp();
  const stop = store.query.look();
  await vi.waitFor(() => expect(store.isOn).toBe(false));
  onServer.paused = true;
  await listRoom(store.query).events.memberChanged?.({ user_id: 5, is_deleted: false });
  expect(store.isOn).toBe(true);
  stop();
});
