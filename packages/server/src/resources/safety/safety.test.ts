import {
  blockUser,
  channels,
  deleteDialogue,
  createDialogue,
  reportUser,
  sendMessage,
  unblockUser,
} from '@iskra/api-contract';
import { eq } from 'drizzle-orm';
import type Pusher from 'pusher-js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { blocks, reports } from '../../db/schema';
import { createTestServer, type TestServer } from '../../test/createTestServer';
import { nextEvent, openSocket, subscribed } from '../../test/openSocket';
import type { TestClient } from '../../test/TestClient';

let server: TestServer;
let port: number;
const sockets: Pusher[] = [];
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitScale: 1000 } });
  port = await server.listen();
});
afterEach(() => sockets.splice(0).forEach((socket) => socket.disconnect()));
afterAll(() => server.close());

async function pair() {
  const man = await server.member({ gender: 'male', name: 'Илья' });
  const woman = await server.member({ name: 'Ольга' });
  const { dialog_id: id } = await man.client.call(createDialogue, {
    params: { userId: String(woman.user.id) },
  });
  const say = (content: string) =>
    man.client.call(sendMessage, {
      params: { dialogId: String(id) },
      body: { content, sender_id: man.user.id, recipient_id: woman.user.id },
    });
  await say('Привет');
  return { man, woman, id, say };
}

const block = (client: TestClient, id: number) =>
  client.call(blockUser, { body: { blocked_id: id, reason: 'spam' } });

function hear(client: TestClient): Pusher {
  const socket = openSocket(port, server.deps.broadcaster.key, client);
  sockets.push(socket);
  return socket;
}

describe('a block', () => {
  it('is a report too, once, with its reason (D-08)', async () => {
    const { man, woman } = await pair();
    await block(woman.client, man.user.id);
    await block(woman.client, man.user.id);
    expect(await server.db.$count(blocks, eq(blocks.blockedId, man.user.id))).toBe(1);
    const rows = await server.db.select().from(reports).where(eq(reports.reportedId, man.user.id));
    expect(rows).toMatchObject([{ reporterId: woman.user.id, reason: 'spam', resolvedAt: null }]);
  });

  it('is told to both at once and ends their hearing of the dialogue; no new ear is let in (D-09) [BLK-03]', async () => {
    const { man, woman, id } = await pair();
    const [his, hers] = [hear(man.client), hear(woman.client)];
    await subscribed(his, channels.block(man.user.id));
    await subscribed(hers, channels.block(woman.user.id));
    await subscribed(his, channels.dialogue(id));
    const heard: string[] = [];
    his.subscribe(channels.dialogue(id)).bind_global((name: string) => heard.push(name));
    const told = nextEvent(his, channels.block(man.user.id), 'change-block-status');
    const toldHer = nextEvent(hers, channels.block(woman.user.id), 'change-block-status');
    await block(woman.client, man.user.id);
    const payload = { blocker_id: woman.user.id, blocked_id: man.user.id, is_blocked: true };
    expect(await told).toEqual(payload);
    expect(await toldHer).toEqual(payload);
    server.deps.broadcaster.publish(channels.dialogue(id), 'sendMessage', {});
    await expect(subscribed(hear(man.client), channels.dialogue(id))).rejects.toBeDefined();
    expect(heard).toEqual([]);

    const ended = nextEvent(his, channels.block(man.user.id), 'change-block-status');
    await woman.client.call(unblockUser, { params: { userId: String(man.user.id) } });
    expect(await ended).toEqual({ ...payload, is_blocked: false });
    await subscribed(hear(man.client), channels.dialogue(id));
  });

  it('of others is heard by nobody else', async () => {
    const { man } = await pair();
    const stranger = await server.member();
    await expect(subscribed(hear(stranger.client), channels.block(man.user.id))).rejects.toBeDefined();
  });
});

describe('a report', () => {
  it('keeps what was said, trimmed; the same again is one', async () => {
    const { man, woman } = await pair();
    const body = { reported_id: man.user.id, reason: 'fraud' as const, comment: ' Просит денег. ' };
    await woman.client.call(reportUser, { body });
    await woman.client.call(reportUser, { body });
    const rows = await server.db.select().from(reports).where(eq(reports.reportedId, man.user.id));
    expect(rows).toMatchObject([{ reason: 'fraud', comment: 'Просит денег.' }]);
  });

  it('and a block are limited in number', async () => {
    const strict = await createTestServer({});
    const [me, other] = [await strict.member(), await strict.member()];
    const report = (at: number) =>
      me.client.try(reportUser, {
        body: { reported_id: other.user.id, reason: 'other', comment: `${at}` },
      });
    const statuses = [];
    for (let at = 0; at < 61; at += 1) statuses.push((await report(at)).statusCode);
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 200));
    await strict.close();
  });
});

describe('a deleted conversation', () => {
  it('is heard no more by who deleted it, and again when it comes back (D-32)', async () => {
    const { woman, id, say } = await pair();
    const hers = hear(woman.client);
    await subscribed(hers, channels.dialogue(id));
    await subscribed(hers, channels.member(woman.user.id));
    const heard: string[] = [];
    hers.subscribe(channels.dialogue(id)).bind_global((name: string) => heard.push(name));
    await woman.client.call(deleteDialogue, { params: { id: String(id) } });
    const back = nextEvent(hers, channels.member(woman.user.id), 'new-dialog-created');
    await say('Ты здесь?');
    expect(await back).toEqual({ dialog_id: id, match: null });
    expect(heard).toEqual([]);
    await subscribed(hear(woman.client), channels.dialogue(id));
  });
});
