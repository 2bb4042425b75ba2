import {
  blockUser,
  cardsAtOnce,
  getFilteredUsers,
  getMemberCards,
  getUser,
  likeUser,
  limits,
  setOnlineStatus,
  type InputOf,
} from '../..';
import { beforeAll, describe, expect, it } from 'vitest';
import { join, type Person } from '../Person';
import type { Target } from '../Target';

type Query = InputOf<typeof getFilteredUsers>['query'];

/** Few others are looked for here, so that the other cases' members do not come into it. */
const city = 'Казань';

/** People nearby and in the encounters. */
export function nearbyCases(the: () => Target): void {
  describe('nearby', () => {
    let me: Person;
    let young: Person;
    let old: Person;
    let woman: Person;
    const year = new Date().getUTCFullYear();

    beforeAll(async () => {
      me = await join(the());
      young = await join(the(), { city, birth_year: year - 20 });
      old = await join(the(), { city, birth_year: year - 40 });
      woman = await join(the(), { city, gender: 'female', name: 'Анна', birth_year: year - 25 });
    });

    async function found(query: Query): Promise<number[]> {
      const { users } = await me.client.get(getFilteredUsers, { query: { city, ...query } });
      return users.map(({ id }) => id).sort((one, other) => one - other);
    }
    const ids = (...people: Person[]) => people.map(({ user }) => user.id).sort((one, other) => one - other);

    it('shows everybody of a city but me [NEA-02]', async () => {
      expect(await found({})).toEqual(ids(young, old, woman));
      expect(await found({ city: 'Москва' })).not.toContain(me.user.id);
    });

    it('filters by both ages inclusively and by gender, one’s own too (D-29) [FIL-01]', async () => {
      expect(await found({ minAge: '20', maxAge: '25' })).toEqual(ids(young, woman));
      expect(await found({ minAge: '21', maxAge: '39' })).toEqual(ids(woman));
      expect(await found({ gender: 'male' })).toEqual(ids(young, old));
      expect(await found({ gender: 'all', onlineStatus: 'new' })).toEqual(ids(young, old, woman));
    });

    it('shows those online alone when asked, and first otherwise [FIL-01, NEA-04]', async () => {
      await young.client.get(setOnlineStatus, { body: { online: true } });
      const { users } = await me.client.get(getFilteredUsers, { query: { city } });
      expect(users[0]).toMatchObject({ id: young.user.id, online: 'online', mark: 0 });
      expect(await found({ onlineStatus: 'online' })).toEqual(ids(young));
    });

    it('pages without gaps or repeats and knows the total [NEA-02]', async () => {
      const pages = await Promise.all(
        ['0', '2'].map((offset) => me.client.get(getFilteredUsers, { query: { city, offset, limit: '2' } })),
      );
      expect(pages.map(({ users, total }) => [users.length, total])).toEqual([
        [2, 3],
        [1, 3],
      ]);
      expect(new Set(pages.flatMap(({ users }) => users.map(({ id }) => id))).size).toBe(3);
    });

    it('counts up to a limit, and pages beyond it [NEA-02]', async () => {
      const { countUpTo } = limits.nearby;
      await the().populate('Тверь', countUpTo + 5);
      const page = (offset: number) =>
        me.client.get(getFilteredUsers, { query: { city: 'Тверь', offset: String(offset), limit: '2' } });
      expect((await page(0)).total).toBe(countUpTo + 1);
      expect(await page(countUpTo)).toMatchObject({ users: [{}, {}], total: countUpTo + 3 });
      expect(await page(countUpTo + 4)).toMatchObject({ users: [{}], total: countUpTo + 5 });
    });

    it.each([
      ['minAge', { minAge: '17' }],
      ['maxAge', { maxAge: '71' }],
      ['limit', { limit: '0' }],
      ['gender', { gender: 'other' as 'all' }],
    ] as const)('refuses a %s beyond its limits [FIL-01]', async (field, query) => {
      const { status, body } = await me.client.send(getFilteredUsers, { query });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    });

    it('gives encounters pictures and goals, and nobody whom I like already [ENC-10]', async () => {
      await me.client.get(likeUser, { params: { userId: String(old.user.id) } });
      const query = { city, includeImages: 'true' } as const;
      const { users } = await me.client.get(getFilteredUsers, { query });
      expect(users.map(({ id }) => id).sort((one, other) => one - other)).toEqual(ids(young, woman));
      expect(users[0]).toMatchObject({ images: [], goals: [] });
    });

    it('shows a profile without what is private, and nobody as a 404 [OTH-01]', async () => {
      const shown = await me.client.send(getUser, { params: { id: String(woman.user.id) } });
      expect(shown.ok().user).toMatchObject({
        id: woman.user.id,
        name: 'Анна',
        age: 25,
        city: { name: city },
      });
      expect(JSON.stringify(shown.body)).not.toMatch(/email|birth|password|example\.org/);
      expect((await me.client.send(getUser, { params: { id: '999999999' } })).status).toBe(404);
      expect((await me.client.send(getUser, { params: { id: '0' } })).status).toBe(422);
    });
  });

  describe('cards by ids', () => {
    const cards = async (me: Person, ids: number[]) =>
      (await me.client.get(getMemberCards, { body: { ids } })).users;

    it('come in the order asked, each once, with no more than a list shows (D-21)', async () => {
      const quiet = 'Суздаль';
      const [me, one, other] = [
        await join(the()),
        await join(the(), { city: quiet }),
        await join(the(), { city: quiet }),
      ];
      const [oneId, otherId] = [one.user.id, other.user.id];
      const found = await cards(me, [otherId, oneId, otherId]);
      expect(found.map(({ id }) => id)).toEqual([otherId, oneId]);
      const { users } = await me.client.get(getFilteredUsers, { query: { city: quiet } });
      expect(found).toEqual([otherId, oneId].map((id) => users.find((user) => user.id === id)));
      expect(await cards(me, [])).toEqual([]);
    });

    it('leave out who is not there and of whom either side blocked the other (D-33)', async () => {
      const [me, blocked, blocker] = [await join(the()), await join(the()), await join(the())];
      const reason = 'spam' as const;
      await me.client.get(blockUser, { body: { blocked_id: blocked.user.id, reason } });
      await blocker.client.get(blockUser, { body: { blocked_id: me.user.id, reason } });
      expect(await cards(me, [blocked.user.id, blocker.user.id, 999_999_999])).toEqual([]);
    });

    it('are refused when more are asked for than one call gives', async () => {
      const me = await join(the());
      const ids = Array.from({ length: cardsAtOnce + 1 }, (_, at) => at + 1);
      expect((await me.client.send(getMemberCards, { body: { ids } })).status).toBe(422);
    });
  });
}
