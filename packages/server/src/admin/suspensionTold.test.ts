import { channels } from '@iskra/api-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../test/createTestServer';
import { nextEvent, openSocket, subscribed } from '../test/openSocket';
import { talkingPair } from '../test/talkingPair';
import { asOperator } from './asOperator';

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await createTestServer();
  port = await server.listen();
});
afterAll(() => server.close());

it('a suspension and its end are told to whom the member talks to, whose pages then show it (D-08, D-33)', async () => {
  const { man, woman, send } = await talkingPair(server);
  await send('Привет');
  const socket = openSocket(port, server.deps.broadcaster.key, man.client);
  const own = channels.member(man.user.id);
  await subscribed(socket, own);
  const change = { user_id: woman.user.id, is_deleted: false };
  for (const words of [
    ['suspend', String(woman.user.id), 'спам'],
    ['restore', String(woman.user.id)],
  ]) {
    const told = nextEvent(socket, own, 'member-changed');
    await asOperator(server).run('members', ...words);
    expect(await told).toEqual(change);
  }
  socket.disconnect();
});
