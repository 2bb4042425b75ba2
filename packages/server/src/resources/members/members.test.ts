import { getFilteredUsers, getUser, likeUser } from '@iskra/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blocks } from '../../db/schema';
import { createTestServer, type TestServer } from '../../test/createTestServer';
import { makeMember, type MemberParts } from '../../test/makeMember';
import type { TestClient } from '../../test/TestClient';

let server: TestServer;
let viewer: Awaited<ReturnType<TestServer['member']>>;
beforeAll(async () => {
  server = await createTestServer();
  viewer = await server.member({ gender: 'male', city: 'Казань' });
});
afterAll(() => server.close());

type Query = Record<string, string>;
const make = (name: string, parts: MemberParts = {}) =>
  makeMember(server.deps, { name, city: 'Омск', ...parts });
async function list(query: Query, client: TestClient = viewer.client) {
  const { users, total } = await client.call(getFilteredUsers, { query: query as never });
  return { names: users.map(({ name }) => name), total, users };
}
const inDays = (days: number) => new Date(server.deps.now().getTime() + days * 24 * 60 * 60_000);
const bornYearsAgo = (years: number, days = 0) => {
  const date = inDays(days);
  date.setUTCFullYear(date.getUTCFullYear() - years);
  return date.toISOString().slice(0, 10);
};

describe('people nearby', () => {
  it('come marked first, then online, then the newest (D-20) [NEA-04]', async () => {
    const city = 'Тула';
    await make('Старая', { city });
    await make('Новая', { city });
    await make('Онлайн', { city, isDemoOnline: true });
    await make('Премиум', { city, premiumUntil: inDays(1) });
    await make('Бывший премиум', { city, premiumUntil: inDays(-1) });
    const { names, total, users } = await list({ city });
    expect(names).toEqual(['Премиум', 'Онлайн', 'Бывший премиум', 'Новая', 'Старая']);
    expect(total).toBe(5);
    expect(users.map(({ mark }) => mark)).toEqual([1, 0, 0, 0, 0]);
    expect((await list({ city, offset: '3', limit: '1' })).names).toEqual(['Новая']);
    expect(await list({ city, offset: '50' })).toMatchObject({ names: [], total: 5 });
  });

  it('have their place in one group each, whatever ended, page by page [NEA-04]', async () => {
    const city = 'Сочи';
    const soon = new Date(server.deps.now().getTime() + 60_000);
    await make('Обычная', { city });
    await make('Была в сети', { city, onlineUntil: inDays(-1) });
    await make('В сети', { city, onlineUntil: soon });
    await make('Отмечена', { city, premiumUntil: inDays(1), onlineUntil: inDays(-1) });
    await make('Отмечена и в сети', { city, premiumUntil: inDays(1), onlineUntil: soon });
    await make('Отметка кончилась', { city, premiumUntil: inDays(-1), isDemoOnline: true });
    const order = ['Отмечена и в сети', 'Отмечена', 'Отметка кончилась', 'В сети', 'Была в сети', 'Обычная'];
    expect((await list({ city })).names).toEqual(order);
    const pages = await Promise.all(
      order.map((_, at) => list({ city, offset: String(at), limit: '1', gender: 'female' })),
    );
    expect(pages.flatMap(({ names }) => names)).toEqual(order);
    const online = await list({ city, onlineStatus: 'online' });
    expect(online).toMatchObject({ names: [order[0], order[2], order[3]], total: 3 });
  });

  it('fit the filters, ages to the day (D-20) [FIL-01]', async () => {
    const city = 'Пермь';
    await make('Двадцать', { city, birthDate: bornYearsAgo(20) });
    await make('Завтра двадцать', { city, birthDate: bornYearsAgo(20, 1) });
    await make('Тридцать', { city, birthDate: bornYearsAgo(31, 1) });
    await make('Мужчина', { city, gender: 'male', birthDate: bornYearsAgo(25) });
    await make('Давно', { city, createdAt: inDays(-8), birthDate: bornYearsAgo(50) });
    expect((await list({ city, minAge: '20', maxAge: '30' })).names.sort()).toEqual([
      'Двадцать',
      'Мужчина',
      'Тридцать',
    ]);
    expect((await list({ city, gender: 'male' })).names).toEqual(['Мужчина']);
    expect((await list({ city, gender: 'all' })).total).toBe(5);
    expect((await list({ city, onlineStatus: 'new' })).names).not.toContain('Давно');
    expect((await list({ city, onlineStatus: 'online' })).names).toEqual([]);
  });

  it('leave out oneself, the suspended and the blocked either way (D-33)', async () => {
    const city = 'Киров';
    const me = await server.member({ city, gender: 'male' });
    const [mine, theirs] = [await make('Моя', { city }), await make('Её', { city })];
    await make('Отстранена', { city, suspendedReason: 'спам' });
    await make('Видна', { city });
    await server.db.insert(blocks).values([
      { blockerId: me.user.id, blockedId: mine.id, reason: 'spam' },
      { blockerId: theirs.id, blockedId: me.user.id, reason: 'spam' },
    ]);
    expect((await list({ city }, me.client)).names).toEqual(['Видна']);
    const profile = (id: number) => me.client.try(getUser, { params: { id: String(id) } });
    expect((await profile(theirs.id)).statusCode).toBe(404);
    expect((await profile(mine.id)).json()).toMatchObject({ user: { id: mine.id, block: true } });
  });

  it('bring pictures and goals for encounters, without those already liked [ENC-10]', async () => {
    const city = 'Орёл';
    const liked = await make('Уже', { city });
    await make('Ещё нет', { city, goals: ['friendship'] });
    await viewer.client.call(likeUser, { params: { userId: String(liked.id) } });
    const { users } = await list({ city, includeImages: 'true' });
    expect(users).toMatchObject([{ name: 'Ещё нет', images: [], goals: ['friendship'] }]);
    expect((await list({ city })).total).toBe(2);
  });
});

describe('another member’s profile', () => {
  it('tells nothing that is theirs alone', async () => {
    const other = await make('Ольга', { about: 'Люблю море', goals: ['find_love'] });
    const answer = await viewer.client.try(getUser, { params: { id: String(other.id) } });
    expect(answer.json()).toMatchObject({
      user: { name: 'Ольга', about: 'Люблю море', age: 26, gender: 'female' },
    });
    expect(answer.body).not.toMatch(/email|birth|password|hash|likes/);
  });
});
