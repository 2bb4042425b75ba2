import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAddress, writeAddress } from './filterAddress';
import { defaultFilters, filtersSchema, type Filters } from './filters';

const query = (text = '') => new URLSearchParams(text);

const anyFilters: fc.Arbitrary<Filters> = fc
  .record({
    onlineStatus: fc.constantFrom('all' as const, 'online' as const, 'new' as const),
    gender: fc.constantFrom('all' as const, 'female' as const, 'male' as const),
    city: fc.option(fc.record({ name: fc.string({ minLength: 1, maxLength: 120 }) })),
    ages: fc.tuple(fc.integer({ min: 18, max: 70 }), fc.integer({ min: 18, max: 70 })),
  })
  .map(({ ages: [one, other], ...rest }) => ({
    ...rest,
    minAge: Math.min(one, other),
    maxAge: Math.max(one, other),
  }));

describe('the filters in the address', () => {
  it('stand there only where they differ from the defaults [B8.7]', () => {
    expect(writeAddress(query(), defaultFilters).toString()).toBe('');
    const found = writeAddress(query('q=1&from=40'), { ...defaultFilters, gender: 'female', city: null });
    expect(found.toString()).toBe('q=1&gender=female&city=');
  });

  it('say nothing when the address names none', () => {
    expect(readAddress(query('q=1'))).toBeUndefined();
  });

  it('come back as they were written [B8.7]', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(readAddress(writeAddress(query(), filters)) ?? defaultFilters).toEqual(filters);
      }),
    );
  });

  it('are repaired, whatever somebody wrote there [B8.6]', () => {
    expect(readAddress(query('from=60&to=20&gender=robots&status=online'))).toMatchObject({
      minAge: 60,
      maxAge: 60,
      gender: 'all',
      onlineStatus: 'online',
    });
    const text = fc.record({ from: fc.string(), to: fc.string(), city: fc.string(), gender: fc.string() });
    fc.assert(
      fc.property(text, (values) => {
        expect(filtersSchema.safeParse(readAddress(new URLSearchParams(values))).success).toBe(true);
      }),
    );
  });
});
