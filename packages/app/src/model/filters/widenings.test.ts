import { expect, it } from 'vitest';
import { defaultFilters } from './filters';
import { widenings } from './widenings';

it('lets go of each narrow filter by itself [B8.10]', () => {
  const narrow = { ...defaultFilters, gender: 'female' as const, onlineStatus: 'new' as const };
  expect(widenings(narrow).map(({ id }) => id)).toEqual(['city', 'status', 'gender', 'age']);
  const wide = { ...defaultFilters, city: null, minAge: 18, maxAge: 70 };
  expect(widenings(wide)).toEqual([]);
});
