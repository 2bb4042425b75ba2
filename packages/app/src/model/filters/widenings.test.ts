import { expect, it } from 'vitest';
import { defaultFilters } from './filters';
import { widenings } from './widenings';

it('lets go of each narrow filter by itself [B8.10]', () => {
  const narrow = { ...defaultFilters, gender: 'female' as const, onlineStatus: 'new' as const };
  expect(widenings(narrow).map(({ id }) => id)).toEqual(['city', 'status', 'gender', 'age']);
  const wide = { ...defaultFilters, city: null, minAge: 18, maxAge: 70 };
  expect(widenings(wide)).toEqual([]);
});

it('lets go of each further filter by itself, both heights at once (decision 0032) [B8.10]', () => {
  const wide = { ...defaultFilters, city: null, minAge: 18, maxAge: 70 };
  const further = { goals: 'friendship', minHeight: '160', maxHeight: '170' };
  expect(widenings({ ...wide, further })).toEqual([
    { id: 'height', change: { further: { goals: 'friendship' } } },
    { id: 'goals', change: { further: { minHeight: '160', maxHeight: '170' } } },
  ]);
});
