import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../shared/storage';
import { defaultFilters, type Filters } from './filters';
import { SavedFiltersStore } from './SavedFiltersStore';

const tall: Filters = { ...defaultFilters, further: { minHeight: '180' } };
const women: Filters = { ...defaultFilters, gender: 'female', city: null };
const key = 'savedFilters';

describe('filters kept under a name (decision 0032)', () => {
  it('come back on the next page as they were saved, and are known again', () => {
    const storage = memoryStorage();
    new SavedFiltersStore(storage).save('  Высокие ', tall);
    const later = new SavedFiltersStore(storage);
    expect(later.sets).toEqual([{ name: 'Высокие', filters: tall }]);
    expect([later.nameOf({ ...tall, further: { minHeight: '180' } }), later.nameOf(women)]).toEqual([
      'Высокие',
      undefined,
    ]);
  });

  it('are at most five, each under another name', () => {
    const store = new SavedFiltersStore(memoryStorage());
    for (const name of ['1', '2', '3', '4', '5', '6']) store.save(name, tall);
    expect([store.sets.map(({ name }) => name), store.isFull]).toEqual([['1', '2', '3', '4', '5'], true]);
    store.remove('5');
    store.save('Лес', women);
    expect([store.problemOf('лЕС '), store.problemOf(' \n'), store.problemOf('Море')]).toEqual([
      'taken',
      'empty',
      undefined,
    ]);
    store.remove('1');
    store.save('ЛЕС', tall);
    expect(store.sets).toHaveLength(4);
  });

  it('take another name, also the same one in other letters, and never another’s', () => {
    const store = new SavedFiltersStore(memoryStorage());
    store.save('Лес', tall);
    store.save('Море', women);
    store.rename('Лес', 'лес');
    store.rename('Море', 'ЛЕС');
    expect(store.sets.map(({ name }) => name)).toEqual(['лес', 'Море']);
    store.save('я'.repeat(31), tall);
    expect(store.sets.at(-1)?.name).toBe('я'.repeat(30));
  });

  it.each([
    ['another version', { version: 2, filters: tall }],
    ['something foreign', { version: 1, filters: 'all' }],
    ['an unknown filter', { version: 1, filters: { ...tall, zodiac: 'leo' } }],
    [
      'a further filter that makes no sense',
      { version: 1, filters: { ...tall, further: { goals: 'fame' } } },
    ],
  ])('of %s are named but not read, and can be deleted', (_, saved) => {
    const storage = memoryStorage({ [key]: [{ name: 'Старые', ...saved }] });
    const store = new SavedFiltersStore(storage);
    expect(store.sets).toEqual([{ name: 'Старые', filters: null }]);
    store.save('Новые', women);
    expect(new SavedFiltersStore(storage).sets.map(({ name }) => name)).toEqual(['Старые', 'Новые']);
    store.remove('Старые');
    expect(new SavedFiltersStore(storage).sets).toEqual([{ name: 'Новые', filters: women }]);
  });

  it.each([['broken'], [{ name: 'x' }], [[{ name: '', version: 1 }]], [[null]]])(
    'are none where %j is kept [ENT-01]',
    (kept) => {
      expect(new SavedFiltersStore(memoryStorage({ [key]: kept })).sets).toEqual([]);
    },
  );

  it('follow another tab, and lose nothing that it saved', () => {
    const storage = memoryStorage();
    const [here, there] = [new SavedFiltersStore(storage), new SavedFiltersStore(storage)];
    there.save('Там', women);
    here.save('Здесь', tall);
    expect(here.sets.map(({ name }) => name)).toEqual(['Там', 'Здесь']);
    there.reread();
    expect(there.sets).toEqual(here.sets);
  });
});
