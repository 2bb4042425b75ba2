import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ageChange,
  changeFilter,
  changedFields,
  changedFurther,
  countChanged,
  filterAges,
  followedAge,
  type FilterChange,
  type FilterValue,
  type FurtherChoice,
} from './filterRules';

const defaults: FilterValue = { status: 'all', gender: 'all', city: 'Москва', minAge: 18, maxAge: 30 };

describe('changeFilter', () => {
  it('raises the maximum to a higher minimum, and lowers the minimum to a lower maximum [FIL-03, B8.2]', () => {
    expect(changeFilter(defaults, { type: 'minAge', age: 35 })).toMatchObject({ minAge: 35, maxAge: 35 });
    expect(changeFilter({ ...defaults, minAge: 25 }, { type: 'maxAge', age: 20 })).toMatchObject({
      minAge: 20,
      maxAge: 20,
    });
  });

  it('goes back to the defaults it is given [FIL-02, B8.4]', () => {
    const changed = changeFilter(defaults, { type: 'city', city: null });
    expect(changeFilter(changed, { type: 'reset', defaults })).toEqual(defaults);
  });

  it('keeps 18 <= min <= max <= 70 after any changes [FIL-01, B8.15]', () => {
    const age = fc.oneof(fc.integer({ min: -200, max: 200 }), fc.double(), fc.constant(Number.NaN));
    const change: fc.Arbitrary<FilterChange> = fc.oneof(
      fc.record({ type: fc.constantFrom('minAge' as const, 'maxAge' as const), age }),
      fc.record({ type: fc.constant('status' as const), status: fc.constantFrom('all', 'online', 'new') }),
      fc.record({ type: fc.constant('gender' as const), gender: fc.constantFrom('all', 'female', 'male') }),
      fc.record({ type: fc.constant('city' as const), city: fc.option(fc.string()) }),
      fc.record({ type: fc.constant('further' as const), id: fc.string(), choice: fc.constant(['x']) }),
      fc.constant({ type: 'reset' as const, defaults }),
    );
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        const { minAge, maxAge } = changes.reduce(changeFilter, defaults);
        expect(Number.isInteger(minAge) && Number.isInteger(maxAge)).toBe(true);
        expect(minAge).toBeGreaterThanOrEqual(filterAges.min);
        expect(maxAge).toBeGreaterThanOrEqual(minAge);
        expect(maxAge).toBeLessThanOrEqual(filterAges.max);
      }),
    );
  });
});

describe('ageChange', () => {
  it.each([
    [[20, 30], 'minAge', 20],
    [[26, 30], 'minAge', 26],
    [[35, 35], 'minAge', 35],
    [[24, 28], 'maxAge', 28],
    [[24, 60], 'maxAge', 60],
    [[22, 22], 'maxAge', 22],
  ] as const)('from 24 to 30 and %o it was %s %i [B8.2]', (range, type, age) => {
    expect(ageChange({ minAge: 24, maxAge: 30 }, range)).toEqual({ type, age });
  });
});

describe('changedFields', () => {
  it('names what differs, the two ages once [B8.4]', () => {
    expect(changedFields(defaults, defaults)).toEqual([]);
    expect(changedFields({ ...defaults, city: null, minAge: 20, maxAge: 40 }, defaults)).toEqual([
      'city',
      'age',
    ]);
  });
});

describe('further filters', () => {
  const set = (value: FilterValue, id: string, choice: FurtherChoice | null) =>
    changeFilter(value, { type: 'further', id, choice });

  it('are set and let go by their ids, and a choice of nothing is none', () => {
    const both = set(set(defaults, 'aims', ['one']), 'height', { from: 150, to: 160 });
    expect(both).toEqual({ ...defaults, further: { aims: ['one'], height: { from: 150, to: 160 } } });
    expect(set(both, 'aims', []).further).toEqual({ height: { from: 150, to: 160 } });
    expect(set(both, 'height', null).further).toEqual({ aims: ['one'] });
  });

  it('count each once, beside the fields, and go with the reset [B8.4]', () => {
    const both = set(set({ ...defaults, city: null }, 'aims', ['one', 'two']), 'height', { from: 1, to: 2 });
    expect([countChanged(both, defaults), changedFurther(both, defaults)]).toEqual([3, ['aims', 'height']]);
    expect(countChanged(both, both)).toBe(0);
    expect(changeFilter(both, { type: 'reset', defaults })).toEqual(defaults);
  });
});

describe('followedAge', () => {
  it.each([
    [
      { type: 'minAge', age: 35 },
      { end: 'to', age: 35 },
    ],
    [{ type: 'minAge', age: 20 }, null],
    [{ type: 'maxAge', age: 40 }, null],
    [{ type: 'status', status: 'new' }, null],
  ] as const)('after %o says %o [B8.2]', (change, expected) => {
    expect(followedAge(defaults, changeFilter(defaults, change), change)).toEqual(expected);
  });
});
