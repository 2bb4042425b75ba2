import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeFilters, countChanged, defaultFilters, filtersQuery, filtersSchema } from './filters';

describe('filters', () => {
  it('start at all, all, 18 to 30, Moscow [FIL-02]', () => {
    expect(defaultFilters).toEqual({
      minAge: 18,
      maxAge: 30,
      gender: 'all',
      city: { name: 'Москва' },
      onlineStatus: 'all',
    });
  });

  it('raise the maximum to a higher minimum and lower the minimum to a lower maximum [FIL-03]', () => {
    expect(changeFilters(defaultFilters, { minAge: 35 })).toMatchObject({ minAge: 35, maxAge: 35 });
    expect(changeFilters({ ...defaultFilters, minAge: 25 }, { maxAge: 20 })).toMatchObject({
      minAge: 20,
      maxAge: 20,
    });
  });

  it('never cross and never leave 18 to 70, whatever is chosen [FIL-03]', () => {
    const age = fc.integer({ min: 18, max: 70 });
    const change = fc.oneof(fc.record({ minAge: age }), fc.record({ maxAge: age }));
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        const end = changes.reduce(changeFilters, defaultFilters);
        expect(filtersSchema.safeParse(end).success).toBe(true);
      }),
    );
  });

  it('are refused from storage when broken [ENT-01]', () => {
    for (const broken of [null, 'x', { ...defaultFilters, minAge: '18' }, { ...defaultFilters, minAge: 40 }])
      expect(filtersSchema.safeParse(broken).success).toBe(false);
  });

  it('send no city for all cities, and count what differs', () => {
    const changed = changeFilters(defaultFilters, { city: null, minAge: 20, maxAge: 21 });
    expect(filtersQuery(changed)).not.toHaveProperty('city');
    expect(countChanged(changed)).toBe(2);
    expect(countChanged(defaultFilters)).toBe(0);
  });
});
