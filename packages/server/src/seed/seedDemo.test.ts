import {
  getDialogues,
  getFilteredUsers,
  getLikedUsers,
  getMatchedUsers,
  getUnreadCount,
  getUser,
  photoPath,
} from '@iskra/api-contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../test/createTestServer';
import { TestClient } from '../test/TestClient';
import { demoPassword } from './demoMembers';
import { seedDemo } from './seedDemo';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  await seedDemo(server.db, server.deps.now());
});
afterAll(() => server.close());

const signIn = (name: string) => TestClient.signIn(server.app, `${name}@iskra.demo`, demoPassword);

describe('the demo members (D-41)', () => {
  it('are about 200, half of them in Moscow, a third online', async () => {
    const artem = await signIn('artem');
    const count = async (query: Record<string, string>) =>
      (await artem.call(getFilteredUsers, { query: { limit: '1', ...query } as never })).total;
    const all = await count({});
    expect(all).toBeGreaterThan(180);
    expect((await count({ city: 'Москва' })) / all).toBeGreaterThan(0.35);
    expect((await count({ onlineStatus: 'online' })) / all).toBeGreaterThan(0.2);
  });

  it('are the same after a second start', async () => {
    const artem = await signIn('artem');
    const before = await artem.call(getFilteredUsers, { query: {} });
    await seedDemo(server.db, server.deps.now());
    expect((await artem.call(getFilteredUsers, { query: {} })).total).toBe(before.total);
  });

  it('have drawn portraits in all sizes', async () => {
    const vera = await signIn('vera');
    const { users } = await vera.call(getFilteredUsers, { query: { gender: 'male', includeImages: 'true' } });
    const path = users.find(({ main_image: image }) => image !== null)?.main_image ?? '';
    for (const [size, width] of [
      ['sm', 160],
      ['md', 360],
      ['lg', 720],
    ] as const) {
      const answer = await vera.send('GET', photoPath(path, size));
      expect(answer.headers).toMatchObject({ 'content-type': 'image/webp' });
      expect((await sharp(answer.rawPayload).metadata()).width).toBe(width);
    }
  });
});

describe('the demo accounts', () => {
  it('give Artyom dialogues with something unread, and likes he can see', async () => {
    const artem = await signIn('artem');
    const { dialogs } = await artem.call(getDialogues, {});
    expect(dialogs).toHaveLength(5);
    expect(dialogs.every((dialog) => dialog.dialog_available && dialog.is_premium_active)).toBe(true);
    const times = dialogs.map(({ lastMessage }) => lastMessage?.created_at ?? '');
    expect(times).toEqual([...times].sort().reverse());
    const unread = dialogs.reduce((sum, dialog) => sum + dialog.unread, 0);
    expect(unread).toBeGreaterThan(0);
    const { users } = await artem.call(getLikedUsers, {});
    expect(users.every((user) => 'id' in user)).toBe(true);
    const other = dialogs[0]?.otherUser.id;
    expect((await artem.call(getUser, { params: { id: String(other) } })).user.gender).toBe('female');
  });

  it('give Vera likes she cannot see and dialogues she can use', async () => {
    const vera = await signIn('vera');
    const { users } = await vera.call(getLikedUsers, {});
    expect(users).toHaveLength(9);
    expect(users.every((user) => JSON.stringify(user) === '{"placeholder":true}')).toBe(true);
    expect((await vera.call(getMatchedUsers, {})).users).toHaveLength(3);
    expect((await vera.call(getDialogues, {})).dialogs.map((dialog) => dialog.dialog_available)).toEqual([
      true,
      true,
    ]);
    const id = String((await vera.send('GET', '/api/session')).json<{ user: { id: number } }>().user.id);
    expect((await vera.call(getUnreadCount, { params: { userId: id } })).total_unread_count).toBe(2);
  });
});
