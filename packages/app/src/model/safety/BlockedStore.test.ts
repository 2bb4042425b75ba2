import { getBlockedUsers, type BlockedMember } from '@iskra/api-contract';
import { expect, it, vi } from 'vitest';
import { fakeApi } from '../../shared/api/fakeApi';
import { listRoom } from '../useFollowed';
import { BlockedStore } from './BlockedStore';

/** Somebody who blocked so many; `unblock` is what the server does. */
function setUp(count: number, unblock: () => boolean = () => true) {
  let all = Array.from({ length: count }, (_, at) => ({ id: at + 1 }) as BlockedMember);
  const page = ({ query }: { query?: never }) => {
    const { offset, limit } = query as unknown as { offset: string; limit: string };
    return { users: all.slice(Number(offset), Number(offset) + Number(limit)), total: all.length };
  };
  const { api } = fakeApi(new Map([[getBlockedUsers, page]]));
  const safety = {
    unblock: async (userId: number) => {
      const isDone = unblock();
      if (isDone) all = all.filter(({ id }) => id !== userId);
      return isDone;
    },
  };
  const blocked = new BlockedStore(api, safety);
  return { blocked, ids: () => blocked.people.map(({ id }) => id), room: listRoom(blocked.query) };
}

const idsTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

it('whom one blocked come page by page, and go when they are unblocked [BLK-02]', async () => {
  const { blocked, ids } = setUp(70);
  await blocked.load();
  expect([ids(), blocked.hasMore]).toEqual([idsTo(60), true]);
  expect(await blocked.unblock(2)).toBe(true);
  await vi.waitFor(() => expect(blocked.loading.state).toBe('ready'));
  await blocked.loadMore();
  expect([ids(), blocked.hasMore]).toEqual([idsTo(70).filter((id) => id !== 2), false]);
});

it('who could not be unblocked stays [BLK-02]', async () => {
  const { blocked, ids } = setUp(2, () => false);
  await blocked.load();
  expect([await blocked.unblock(2), ids()]).toEqual([false, [1, 2]]);
});

it('a block by another page of the member shows where the list is looked at [BLK-03]', async () => {
  const { blocked, ids, room } = setUp(1);
  await room.events.blockChanged?.({ blocker_id: 5, blocked_id: 1, is_blocked: true });
  expect(ids()).toEqual([]);
  blocked.query.look();
  await vi.waitFor(() => expect(ids()).toEqual([1]));
});
