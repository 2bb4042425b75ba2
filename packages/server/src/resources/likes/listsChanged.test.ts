import { channels, createDialogue, deleteDialogue, likeUser, unlikeUser } from '@iskra/api-contract';
import type Pusher from 'pusher-js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestServer, type TestServer } from '../../test/createTestServer';
import { openSocket, subscribed } from '../../test/openSocket';
import { tellDueLikes } from './tellLikes';

let server: TestServer;
let port: number;
const sockets: Pusher[] = [];
beforeAll(async () => {
  // Notices are told where a test says so.
  server = await createTestServer({ likeNoticeDelayMs: 60_000 });
  port = await server.listen();
});
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await server.close();
});

type Signed = Awaited<ReturnType<TestServer['member']>>;

const to = (user: { id: number }) => ({ params: { userId: String(user.id) } });

/** A man and a woman, and what each one's open page hears of the own lists. */
async function pages() {
  const [he, she] = [await server.member({ gender: 'male' }), await server.member()];
  return { he, she, heardByHim: await hearing(he), heardByHer: await hearing(she) };
}

async function hearing({ user, client }: Signed): Promise<unknown[]> {
  const socket = openSocket(port, server.deps.broadcaster.key, client);
  sockets.push(socket);
  const heard: unknown[] = [];
  await subscribed(socket, channels.member(user.id));
  socket.channel(channels.member(user.id)).bind('lists-changed', (payload: unknown) => heard.push(payload));
  return heard;
}

describe('a member’s pages hear of the own deeds', () => {
  it('of a like, with the dialogue that began, and of its end [RT-01]', async () => {
    const { he, she, heardByHim, heardByHer } = await pages();
    const { dialog_id: id } = await he.client.call(likeUser, to(she.user));
    await he.client.call(unlikeUser, to(she.user));
    await vi.waitFor(() => expect(heardByHim).toEqual([{ dialog_id: id }, { dialog_id: null }]));
    expect(heardByHer).toEqual([]);
  });

  it('of a dialogue that was begun, and deleted [OTH-06, CHT-09]', async () => {
    const { he, she, heardByHim, heardByHer } = await pages();
    const { dialog_id: id } = await he.client.call(createDialogue, to(she.user));
    await he.client.call(deleteDialogue, { params: { id: String(id) } });
    await vi.waitFor(() => expect(heardByHim).toEqual([{ dialog_id: id }, { dialog_id: null }]));
    expect(heardByHer).toEqual([]);
  });
});

it('who was told of a like hears that one was taken back, and not whose [LIK-02]', async () => {
  const { he, she, heardByHer } = await pages();
  await he.client.call(likeUser, to(she.user));
  server.skip(61_000);
  await tellDueLikes(server.deps, server.deps.now());
  await he.client.call(unlikeUser, to(she.user));
  await vi.waitFor(() => expect(heardByHer).toEqual([{ dialog_id: null }]));
});
