import { blockUser, getFilteredUsers, updateUser, type InputOf } from '../..';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../Client';
import { join, type Person } from '../Person';
import type { Target } from '../Target';

type Query = NonNullable<InputOf<typeof getFilteredUsers>['query']>;
type Told = InputOf<typeof updateUser>['body'];

const city = 'Воркута';
const told: Readonly<Record<string, Told>> = {
  Вера: {
    goals: ['find_love', 'friendship'],
    height: 180,
    children: 'children_want',
    smoking: 'smoking_quit',
    languages: ['Русский', 'English'],
  },
  Ия: {
    goals: ['quick_meetings'],
    height: 165,
    children: 'children_no',
    smoking: 'smoking_no',
    languages: ['Русский'],
  },
  Лия: { goals: ['friendship'], height: 166 },
  Молчунья: {},
};

/** Looking for people by what they tell of themselves (decision 0032). */
export function furtherFilterCases(the: () => Target): void {
  describe('further filters', () => {
    let me: Person;
    const people = new Map<string, Person>();

    beforeAll(async () => {
      me = await join(the());
      for (const [name, body] of Object.entries(told)) {
        const person = await join(the(), { city, name });
        await person.client.get(updateUser, { body });
        people.set(name, person);
      }
    });

    async function found(query: Query, client: Client = me.client): Promise<string[]> {
      const { users, total } = await client.get(getFilteredUsers, { query: { city, ...query } });
      expect(total).toBe(users.length);
      return users.map(({ name }) => name).sort();
    }

    it.each([
      [{}, ['Вера', 'Ия', 'Лия', 'Молчунья']],
      [{ goals: 'friendship' }, ['Вера', 'Лия']],
      [{ goals: 'find_love,quick_meetings' }, ['Вера', 'Ия']],
      [{ minHeight: '166' }, ['Вера', 'Лия']],
      [{ maxHeight: '166' }, ['Ия', 'Лия']],
      [{ minHeight: '166', maxHeight: '166' }, ['Лия']],
      [{ minHeight: '100', maxHeight: '230' }, ['Вера', 'Ия', 'Лия']],
      [{ children: 'children_no' }, ['Ия']],
      [{ children: 'children_no,children_want' }, ['Вера', 'Ия']],
      [{ smoking: 'smoking_quit' }, ['Вера']],
      [{ smoking: 'smoking_smoke' }, []],
      [{ languages: 'English,Deutsch' }, ['Вера']],
      [{ languages: 'Русский' }, ['Вера', 'Ия']],
      [{ goals: 'friendship', minHeight: '170' }, ['Вера']],
      [{ goals: 'friendship', smoking: 'smoking_no' }, []],
    ] as const)('%o find who told so, and nobody who told nothing [B8.11]', async (query, names) => {
      expect(await found(query)).toEqual(names);
      expect(await found({ ...query, includeImages: 'true' })).toEqual(names);
    });

    it.each([
      ['goals', { goals: '' }],
      ['goals', { goals: 'find_love,' }],
      ['goals', { goals: 'find_love, friendship' }],
      ['goals', { goals: 'find_love,find_love' }],
      ['goals', { goals: 'children_no' }],
      ['minHeight', { minHeight: '99' }],
      ['maxHeight', { maxHeight: '231' }],
      ['minHeight', { minHeight: '1e2' }],
      ['maxHeight', { minHeight: '171', maxHeight: '170' }],
      ['children', { children: 'null' }],
      ['smoking', { smoking: 'yes' }],
      ['languages', { languages: '["Русский"]' }],
    ] as const)('refuse a wrong %s, of %o', async (field, query) => {
      const { status, body } = await me.client.send(getFilteredUsers, { query });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    });

    it('follow what somebody tells, and no longer tells', async () => {
      const person = await join(the(), { city, name: 'Рая' });
      const tells = (height: number | null) => person.client.get(updateUser, { body: { height } });
      const tall = { minHeight: '190' };
      expect(await found(tall)).toEqual([]);
      await tells(191);
      expect(await found(tall)).toEqual(['Рая']);
      await tells(189);
      expect(await found(tall)).toEqual([]);
      await tells(191);
      await tells(null);
      expect(await found(tall)).toEqual([]);
    });

    it('tell nothing of who is not seen: neither one blocked nor the number of them (D-33)', async () => {
      const her = people.get('Вера');
      if (!her) throw new Error('Вера was not made');
      const stranger = await join(the());
      const blocked_id = stranger.user.id;
      await her.client.get(blockUser, { body: { blocked_id, reason: 'spam' } });
      expect(await found({ smoking: 'smoking_quit' }, stranger.client)).toEqual([]);
      expect(await found({ smoking: 'smoking_quit' })).toEqual(['Вера']);
    });
  });
}
