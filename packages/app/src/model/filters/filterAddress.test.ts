import { getFilteredUsers, type FurtherFilters } from '@iskra/api-contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAddress as read, writeAddress } from './filterAddress';
import { defaultFilters, filtersQuery, type Filters } from './filters';
import { filtersSchema, isSound } from './filtersSchema';

const readAddress = (query: URLSearchParams) => read(query, isSound);

const query = (text = '') => new URLSearchParams(text);

const listOf = (...choices: string[]) => fc.subarray(choices, { minLength: 1 }).map((list) => list.join(','));

const anyFurther: fc.Arbitrary<FurtherFilters> = fc.record(
  {
    goals: listOf('find_love', 'friendship', 'quick_meetings'),
    minHeight: fc.integer({ min: 100, max: 165 }).map(String),
    maxHeight: fc.integer({ min: 165, max: 230 }).map(String),
    children: listOf('children_no', 'children_yes', 'children_want'),
    smoking: listOf('smoking_no', 'smoking_smoke', 'smoking_quit'),
    languages: listOf('English', 'Français', 'Русский', 'Türkçe'),
  },
  { requiredKeys: [] },
);

const anyFilters: fc.Arbitrary<Filters> = fc
  .record({
    onlineStatus: fc.constantFrom('all' as const, 'online' as const, 'new' as const),
    gender: fc.constantFrom('all' as const, 'female' as const, 'male' as const),
    city: fc.option(fc.record({ name: fc.string({ minLength: 1, maxLength: 120 }) })),
    ages: fc.tuple(fc.integer({ min: 18, max: 70 }), fc.integer({ min: 18, max: 70 })),
    further: anyFurther,
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

  it('keep of further filters what makes sense, each by itself [B8.6]', () => {
    const found = readAddress(query('goals=friendship&children=many&minHeight=180&maxHeight=170&languages='));
    expect(found?.further).toEqual({ goals: 'friendship', minHeight: '180' });
    expect(
      writeAddress(query('q=1'), { ...defaultFilters, further: { goals: 'find_love,friendship' } }),
    ).toEqual(query('q=1&goals=find_love,friendship'));
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
    const text = fc.dictionary(
      fc.constantFrom('from', 'to', 'city', 'gender', 'goals', 'minHeight', 'maxHeight', 'languages'),
      fc.oneof(fc.string(), fc.constantFrom('150', '200', 'find_love', 'Русский,English', 'Русский,')),
    );
    fc.assert(
      fc.property(text, (values) => {
        const filters = readAddress(new URLSearchParams(values)) ?? defaultFilters;
        expect(filtersSchema.safeParse(filters)).toEqual({ success: true, data: filters });
        expect(getFilteredUsers.query.safeParse(filtersQuery(filters)).success).toBe(true);
      }),
    );
  });
});
