import { channels, deleteImage, orderImages, setMainImage } from '@iskra/api-contract';
import type Pusher from 'pusher-js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestServer, type TestServer } from '../../test/createTestServer';
import { nextEvent, openSocket, subscribed } from '../../test/openSocket';
import { talkingPair } from '../../test/talkingPair';
import { picture, upload } from '../../test/upload';

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

/** What a page of the member hears of changed members. */
async function hearing({ user, client }: Signed) {
  const socket = openSocket(port, server.deps.broadcaster.key, client);
  sockets.push(socket);
  await subscribed(socket, channels.member(user.id));
  const heard = vi.fn();
  socket.channel(channels.member(user.id)).bind('member-changed', (payload: unknown) => void heard(payload));
  return { socket, heard };
}

async function withTwoPhotos({ client }: Signed): Promise<string[]> {
  const content = await picture(400, 500).jpeg().toBuffer();
  const keys = [];
  for (let made = 0; made < 2; made += 1)
    keys.push((await upload(client, content)).json<{ key: string }>().key);
  return keys;
}

describe('a change of photos is told', () => {
  it('to whom the member talks to when the main one changes, and to the own other pages always [PRO-05]', async () => {
    const { man, woman, send } = await talkingPair(server);
    await send('Привет');
    const [first = '', second = ''] = await withTwoPhotos(woman);
    const [his, hers] = [await hearing(man), await hearing(woman)];
    const change = { user_id: woman.user.id, is_deleted: false };
    await woman.client.call(setMainImage, { body: { key: first } });
    await vi.waitFor(() =>
      expect([his.heard.mock.calls, hers.heard.mock.calls]).toEqual([[[change]], [[change]]]),
    );
    await woman.client.call(orderImages, { body: { keys: [second, first] } });
    await vi.waitFor(() => expect(hers.heard).toHaveBeenCalledTimes(2));
    const gone = nextEvent(his.socket, channels.member(man.user.id), 'member-changed');
    await woman.client.call(deleteImage, { body: { key: first } });
    expect(await gone).toEqual(change);
    // Of the other order he heard nothing.
    expect(his.heard).toHaveBeenCalledTimes(2);
  });

  it('not to the page that made it', async () => {
    const woman = await server.member();
    const [first = ''] = await withTwoPhotos(woman);
    const [own, other] = [await hearing(woman), await hearing(woman)];
    const headers = { 'x-socket-id': own.socket.connection.socket_id };
    await woman.client.try(setMainImage, { body: { key: first } }, headers);
    await vi.waitFor(() => expect(other.heard).toHaveBeenCalledTimes(1));
    expect(own.heard).not.toHaveBeenCalled();
  });
});
