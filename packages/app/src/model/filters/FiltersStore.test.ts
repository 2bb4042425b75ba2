import { reaction } from 'mobx';
import { expect, it } from 'vitest';
import { memoryStorage } from '../../shared/storage';
import { FiltersStore } from './FiltersStore';

it('asks for people once for each change, however often it is said [FIL-04]', () => {
  const filters = new FiltersStore(memoryStorage());
  let asked = 0;
  const stop = reaction(
    () => filters.query,
    () => {
      asked += 1;
    },
  );
  filters.change({ gender: 'female' });
  filters.change({ gender: 'female', city: { name: 'Москва' } });
  filters.change({ minAge: 18, maxAge: 30 });
  expect(asked).toBe(1);
  filters.change({ city: null });
  expect(asked).toBe(2);
  stop();
});

it('are kept in local storage under their key, and come back from there [FIL-04]', () => {
  const storage = memoryStorage();
  const filters = new FiltersStore(storage);
  filters.change({ gender: 'female', city: null, onlineStatus: 'new', minAge: 40 });
  const kept = { minAge: 40, maxAge: 40, gender: 'female', city: null, onlineStatus: 'new', further: {} };
  expect(JSON.parse(storage.getItem('filters') ?? '')).toEqual(kept);
  expect(new FiltersStore(storage).value).toEqual(kept);
});

it('follow what another tab chose [FIL-04]', () => {
  const storage = memoryStorage();
  const [here, there] = [new FiltersStore(storage), new FiltersStore(storage)];
  there.change({ gender: 'male' });
  expect(here.value.gender).toBe('all');
  here.reread();
  expect(here.value.gender).toBe('male');
});

it('go back to the defaults of the specification [FIL-02]', () => {
  const filters = new FiltersStore(memoryStorage());
  filters.change({ gender: 'male', onlineStatus: 'online', minAge: 40, city: null });
  filters.change({ further: { smoking: 'smoking_no' } });
  expect(filters.changedCount).toBeGreaterThan(0);
  filters.reset();
  const spec = { minAge: 18, maxAge: 30, gender: 'all', city: { name: 'Москва' }, onlineStatus: 'all' };
  const defaults = { ...spec, further: {} };
  expect([filters.value, filters.changedCount]).toEqual([defaults, 0]);
});
