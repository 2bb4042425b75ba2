import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeFilters, countChanged, defaultFilters, filtersQuery } from './filters';
import { filtersSchema } from './filtersSchema';

describe('filters', () => {
  it('start at all, all, 18 to 30, Moscow [FIL-02]', () => {
    expect(defaultFilters).toEqual({
      minAge: 18,
      maxAge: 30,
      gender: 'all',
      city: { name: 'Москва' },
      onlineStatus: 'all',
      further: {},
    });
  });

  it('of an older page are read as they were, without further ones (decision 0032) [ENT-01]', () => {
    const old = { minAge: 20, maxAge: 40, gender: 'female', city: null, onlineStatus: 'new' };
    expect(filtersSchema.parse(old)).toEqual({ ...old, further: {} });
  });

  it.each([
    ['not an object', 'goals'],
    ['a list', ['find_love']],
    ['a choice that nobody has', { goals: 'fame' }],
    ['crossed heights', { minHeight: '180', maxHeight: '170' }],
    ['one that this page does not know', { goals: 'find_love', zodiac: 'leo' }],
  ])('whose further ones are %s keep the rest (decision 0032) [ENT-01]', (_, further) => {
    const kept = { ...defaultFilters, gender: 'male', further };
    expect(filtersSchema.parse(kept)).toEqual({ ...defaultFilters, gender: 'male', further: {} });
  });

  it('send the further ones as they are, and count each once, heights too (decision 0032) [B8.4]', () => {
    const further = { goals: 'find_love,friendship', minHeight: '160', maxHeight: '170' };
    expect(filtersQuery({ ...defaultFilters, further })).toMatchObject(further);
    expect(countChanged({ ...defaultFilters, further })).toBe(2);
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
