import {
  channels,
  getDialogues,
  getDialogueWith,
  getFilteredUsers,
  getLikedCount,
  getLikedUsers,
  getMatchedUsers,
  getSession,
  getUnreadCount,
  getUser,
  getUserDialogues,
  likeUser,
  removeLike,
} from '@iskra/api-contract';
import type Pusher from 'pusher-js';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestServer } from '../test/createTestServer';
import { openSocket, subscribed } from '../test/openSocket';
import type { TestClient } from '../test/TestClient';

const closing: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Everything a regular member heard and can fetch, where one of two men, or nobody, likes her. */
async function herWorld(liker: 'first' | 'second' | 'nobody'): Promise<string> {
  const server = await createTestServer();
  closing.push(() => server.close());
  const port = await server.listen();
  const she = await server.member({ name: 'Ольга' });
  const first = await server.member({ gender: 'male', name: 'Илья' });
  const second = await server.member({ gender: 'male', name: 'Пётр' });
  const socket = openSocket(port, server.deps.broadcaster.key, she.client);
  closing.push(() => socket.disconnect());
  const heard = await hearAll(socket, she.user.id);
  const params = { userId: String(she.user.id) };
  if (liker !== 'nobody') await { first, second }[liker].client.call(likeUser, { params });
  await new Promise((done) => setTimeout(done, 400)); // the notice is held back; here for 50 ms
  const fetched = await everything(she.client, she.user.id, [first.user.id, second.user.id]);
  return constant(JSON.stringify({ heard, fetched }));
}

async function hearAll(socket: Pusher, id: number): Promise<unknown[]> {
  const heard: unknown[] = [];
  socket.bind_global((name: string, payload: unknown) => {
    if (!name.startsWith('pusher')) heard.push({ name, payload });
  });
  for (const channel of [channels.member(id), channels.liked(), channels.block(id)])
    await subscribed(socket, channel);
  return heard;
}

async function everything(client: TestClient, own: number, men: readonly number[]): Promise<unknown> {
  const about = await Promise.all(
    men.map(async (id) => {
      const params = { userId: String(id) };
      const profile = await client.try(getUser, { params: { id: String(id) } });
      const dialogue = await client.try(getDialogueWith, { params });
      const removal = await client.try(removeLike, { params });
      return [profile.body, dialogue.body, removal.body];
    }),
  );
  const lists = await Promise.all([
    client.try(getSession, {}),
    client.try(getLikedCount, {}),
    client.try(getLikedUsers, {}),
    client.try(getMatchedUsers, {}),
    client.try(getDialogues, {}),
    client.try(getUserDialogues, {}),
    client.try(getUnreadCount, { params: { userId: String(own) } }),
    client.try(getFilteredUsers, { query: { gender: 'all' } }),
    client.try(getFilteredUsers, { query: { includeImages: 'true' } }),
  ]);
  return { about, lists: lists.map(({ statusCode, body }) => [statusCode, body]) };
}

/** Ids that are drawn at random are the same for nobody; all else has to be. */
const constant = (text: string) =>
  text.replace(/"id":"[\da-f-]{36}"/g, '"id":"drawn"').replace(/member\d+@example/g, 'member@example');

describe('who likes a regular member', () => {
  it('is in no byte that she can fetch or hear: only the count tells of a like [LIK-04]', async () => {
    const [first, second, nobody] = [
      await herWorld('first'),
      await herWorld('second'),
      await herWorld('nobody'),
    ];
    expect(second).toBe(first);
    expect(first).toContain('notificationLiked');
    expect(nobody).not.toBe(first);
    const told = JSON.parse(first) as { heard: unknown[]; fetched: { about: unknown; lists: unknown[] } };
    const untold = JSON.parse(nobody) as typeof told;
    expect(told.fetched.about).toEqual(untold.fetched.about);
    const changed = told.fetched.lists.flatMap((list, index) =>
      JSON.stringify(list) === JSON.stringify(untold.fetched.lists[index]) ? [] : [index],
    );
    expect(changed).toEqual([1, 2]);
    expect(told.fetched.lists[1]).toEqual([200, '{"count":1}']);
    expect(told.fetched.lists[2]).toEqual([200, '{"users":[{"placeholder":true}]}']);
  }, 30_000);
});
