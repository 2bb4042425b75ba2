import { getFilteredUsers } from '@iskra/api-contract';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../shared/api';
import { fakeApi } from '../../shared/api/fakeApi';
import { memoryStorage } from '../../shared/storage';
import { FiltersStore } from '../filters/FiltersStore';
import { NearbyStore } from './NearbyStore';
import { PeopleStore } from './PeopleStore';

function setUp() {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const state = { isDown: false, ids: [1, 2], total: 2 };
  const answer = () => {
    if (state.isDown) throw new ApiError('network', '');
    return { users: state.ids.map((id) => ({ id })), total: state.total, likes_left: 50 };
  };
  const filters = new FiltersStore(memoryStorage());
  const { api, sent } = fakeApi(new Map([[getFilteredUsers, answer]]));
  const queries = () => sent.map(({ input }) => (input as { query: object }).query);
  const people = new PeopleStore();
  return { nearby: new NearbyStore(api, filters, people), people, filters, state, sent, queries };
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

const defaults = { minAge: '18', maxAge: '30', gender: 'all', city: 'Москва', onlineStatus: 'all' };

it('asks by the filters of the specification, in its order of people, page after page [NEA-02, FIL-02]', async () => {
  const { nearby, state, queries } = setUp();
  Object.assign(state, { ids: [5, 3], total: 3 });
  await nearby.load();
  expect([nearby.people.map(({ id }) => id), nearby.hasMore]).toEqual([[5, 3], true]);
  // One moved up meanwhile: whoever is there already stands once.
  state.ids = [3, 9];
  await nearby.loadMore();
  expect([nearby.people.map(({ id }) => id), nearby.hasMore]).toEqual([[5, 3, 9], false]);
  await nearby.loadMore();
  expect(queries()).toEqual([
    { ...defaults, offset: '0', limit: '60' },
    { ...defaults, offset: '2', limit: '60' },
  ]);
});

it('lets somebody go who is no longer to be seen, and counts them out', async () => {
  const { nearby, people } = setUp();
  await nearby.load();
  people.remove(1);
  people.remove(77);
  expect([nearby.people.map(({ id }) => id), nearby.total]).toEqual([[2], 1]);
});

it('counts whom other filters would find, and knows when it does not know', async () => {
  const { nearby, filters, state, queries } = setUp();
  state.total = 12;
  const tried = { ...filters.value, gender: 'male' as const, city: null };
  expect(await nearby.count(tried)).toBe(12);
  const { city: _, ...allCities } = defaults;
  expect(queries()).toEqual([{ ...allCities, gender: 'male', offset: '0', limit: '1' }]);
  expect([nearby.people, filters.value.gender]).toEqual([[], 'all']);
  state.isDown = true;
  expect(await nearby.count(tried)).toBeNull();
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
