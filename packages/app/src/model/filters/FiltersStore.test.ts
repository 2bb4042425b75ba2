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
