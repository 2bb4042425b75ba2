import { getFilteredUsers } from '@iskra/api-contract';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../shared/api';
import { fakeApi } from '../../shared/api/fakeApi';
import { memoryStorage } from '../../shared/storage';
import { FiltersStore } from '../filters/FiltersStore';
import { NearbyStore } from './NearbyStore';

function setUp() {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const state = { isDown: false };
  const answer = () => {
    if (state.isDown) throw new ApiError('network', '');
    return { users: [{ id: 1 }, { id: 2 }], total: 2, likes_left: 50 };
  };
  const filters = new FiltersStore(memoryStorage());
  const { api, sent } = fakeApi(new Map([[getFilteredUsers, answer]]));
  return { nearby: new NearbyStore(api, filters), filters, state, sent };
}

it('does not leave whom other filters found on the screen when a change of filters fails [FIL-04]', async () => {
  const { nearby, filters, state } = setUp();
  await nearby.load();
  state.isDown = true;
  filters.change({ minAge: 40 });
  await nearby.load();
  expect([nearby.loading.state, nearby.people, nearby.total]).toEqual(['failed', [], 0]);
});

it('keeps whom these filters found when they are asked for once more and that fails', async () => {
  const { nearby, state } = setUp();
  await nearby.load();
  state.isDown = true;
  await nearby.load();
  expect(nearby.people.map(({ id }) => id)).toEqual([1, 2]);
});

it('stands as it was left when one comes back, and loads what other filters find [OTH-01, FIL-04]', async () => {
  const { nearby, filters, sent } = setUp();
  await nearby.resume();
  expect(sent).toHaveLength(1);
  await nearby.resume();
  expect(sent).toHaveLength(1);
  filters.change({ minAge: 40 });
  await nearby.resume();
  expect(sent).toHaveLength(2);
});
