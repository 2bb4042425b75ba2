import { expect, it } from 'vitest';
import { Query } from './Query';

function setUp() {
  const loaded: number[] = [];
  const query = new Query<number>(async (key) => void loaded.push(key));
  return { query, loaded };
}

it('loads with each look, and on a screen when it is stale', async () => {
  const { query, loaded } = setUp();
  query.look(7);
  expect([loaded, query.isOnScreen]).toEqual([[7], true]);
  await query.markStale();
  expect(loaded).toEqual([7, 7]);
});

it('asks for nothing that nobody looks at, until somebody does', async () => {
  const { query, loaded } = setUp();
  await query.markStale();
  expect(loaded).toEqual([]);
  const leave = query.look(7);
  leave();
  await query.markStale();
  expect([loaded, query.isOnScreen]).toEqual([[7], false]);
  query.look(7);
  expect(loaded).toEqual([7, 7]);
});

it('looked at twice loads once when stale, and stays while one of the two looks', async () => {
  const { query, loaded } = setUp();
  const leave = query.look(7);
  query.look(7);
  query.look(8);
  loaded.length = 0;
  await query.markStale();
  expect(loaded).toEqual([7, 8]);
  leave();
  leave();
  loaded.length = 0;
  await query.markStale();
  expect(loaded).toEqual([7, 8]);
});
