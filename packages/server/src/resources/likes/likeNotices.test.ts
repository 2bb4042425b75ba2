import { channels, likeUser } from '@iskra/api-contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestServer, type TestServer } from '../../test/createTestServer';
import { openSocket, subscribed } from '../../test/openSocket';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const inADay = () => new Date(server.deps.now().getTime() + 24 * 60 * 60_000);

it('likes that fall due together are told in their order, each once, in a few transactions (D-21)', async () => {
  const she = await server.member({ premiumUntil: inADay() });
  const admirers = await Promise.all(Array.from({ length: 24 }, () => server.member({ gender: 'male' })));
  const socket = openSocket(await server.listen(), server.deps.broadcaster.key, she.client);
  await subscribed(socket, channels.liked());
  const heard: number[] = [];
  socket
    .channel(channels.liked())
    .bind('notificationLiked', ({ user_id: id }: { user_id: number }) => heard.push(id));
  const transaction = vi.spyOn(server.db, 'transaction');
  const began = Date.now();
  for (const { client } of admirers) await client.call(likeUser, { params: { userId: String(she.user.id) } });
  const expected = admirers.map(({ user }) => user.id);
  await vi.waitFor(() => expect(heard.length).toBeGreaterThanOrEqual(24), 5000);
  const telling = transaction.mock.calls.length - 24;
  transaction.mockRestore();
  socket.disconnect();
  expect(heard).toEqual(expected);
  // Looks are a tenth of a second apart, however long the machine takes.
  expect(telling).toBeLessThan(4 + (Date.now() - began) / 100);
  expect(server.errors).toEqual([]);
});
