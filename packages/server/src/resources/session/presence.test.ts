import { channels, setOnlineStatus } from '@iskra/api-contract';
import type Pusher from 'pusher-js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestServer, type TestServer } from '../../test/createTestServer';
import { openSocket, subscribed } from '../../test/openSocket';

let server: TestServer;
let port: number;
const sockets: Pusher[] = [];
beforeAll(async () => {
  server = await createTestServer();
  port = await server.listen();
});
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await server.close();
});

type Signed = Awaited<ReturnType<TestServer['member']>>;

/** A page of the member: how often it was asked, and what it says with its own socket named. */
async function open({ user, client }: Signed) {
  const socket = openSocket(port, server.deps.broadcaster.key, client);
  sockets.push(socket);
  const asked = vi.fn();
  await subscribed(socket, channels.member(user.id));
  socket.channel(channels.member(user.id)).bind('presence-asked', asked);
  const headers = { 'x-socket-id': socket.connection.socket_id };
  const say = async (online: boolean) =>
    (await client.try(setOnlineStatus, { body: { online } }, headers)).json<unknown>();
  return { asked, say, close: () => socket.disconnect() };
}

describe('whether a member is online, with several pages (D-34) [RT-05]', () => {
  it('a page that hides has every page asked: itself too, which may be visible again', async () => {
    const her = await server.member({ gender: 'female' });
    const [one, two] = [await open(her), await open(her)];
    expect(await one.say(true)).toEqual({ online: true, again_in_s: null });
    expect(await one.say(false)).toEqual({ online: false, again_in_s: null });
    await vi.waitFor(() => expect([one, two].map(({ asked }) => asked.mock.calls.length)).toEqual([1, 1]));
  });

  it('a page whose socket closes has the others asked', async () => {
    const her = await server.member({ gender: 'female' });
    const [one, two] = [await open(her), await open(her)];
    await one.say(true);
    one.close();
    await vi.waitFor(() => expect(two.asked).toHaveBeenCalledTimes(1));
  });

  it('a page without a socket says so again within the grace', async () => {
    const { client } = await server.member();
    const answer = await client.try(setOnlineStatus, { body: { online: true } });
    expect(answer.json()).toEqual({ online: true, again_in_s: 45 });
  });
});
