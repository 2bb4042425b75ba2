import {
  blockUser,
  channels,
  deleteAccount,
  exportData,
  getDialogues,
  createDialogue,
  getSession,
  likeUser,
  login,
  reportUser,
  sendMessage,
  uploadImage,
  deleteDialogue,
} from '@iskra/api-contract';
import { eq, or } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import type Pusher from 'pusher-js';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { blocks, dialogues, likes, messages, photos, reports, sessions, users } from '../../db/schema';
import { createTestServer, type TestServer } from '../../test/createTestServer';
import { testPassword } from '../../test/makeMember';
import { nextEvent, openSocket, subscribed } from '../../test/openSocket';
import { TestClient } from '../../test/TestClient';

let server: TestServer;
let port: number;
const sockets: Pusher[] = [];
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitScale: 1000 } });
  port = await server.listen();
});
afterEach(() => sockets.splice(0).forEach((socket) => socket.disconnect()));
afterAll(() => server.close());

async function upload(client: TestClient): Promise<string> {
  const background = { r: 200, g: 30, b: 60 };
  const picture = await sharp({ create: { width: 400, height: 400, channels: 3, background } })
    .png()
    .toBuffer();
  const mark = 'part';
  const head = `--${mark}\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${mark}--\r\n`)]);
  const answer = await client.send('POST', uploadImage.path, body, {
    'content-type': `multipart/form-data; boundary=${mark}`,
  });
  return answer.json<{ key: string }>().key;
}

type Member = Awaited<ReturnType<TestServer['member']>>;

const like = (me: Member, other: Member) =>
  me.client.call(likeUser, { params: { userId: String(other.user.id) } });

async function talk(me: Member, other: Member, content: string): Promise<number> {
  const { dialog_id: id } = await me.client.call(createDialogue, {
    params: { userId: String(other.user.id) },
  });
  const body = { content, sender_id: me.user.id, recipient_id: other.user.id };
  await me.client.call(sendMessage, { params: { dialogId: String(id) }, body });
  return id;
}

async function hear({ client, user }: Member): Promise<Pusher> {
  const socket = openSocket(port, server.deps.broadcaster.key, client);
  sockets.push(socket);
  await subscribed(socket, channels.member(user.id));
  return socket;
}

describe('deleting the account', () => {
  it('leaves nothing of the member: no row, photo, file or session (D-36) [SET-09]', async () => {
    const [man, woman] = [await server.member({ gender: 'male' }), await server.member()];
    const key = await upload(man.client);
    const file = () => woman.client.send('GET', `/photos/${key}/lg.webp`);
    expect((await file()).statusCode).toBe(200);
    const elsewhere = await TestClient.signIn(server.app, man.user.email);
    await like(man, woman);
    await like(woman, man);
    await woman.client.call(reportUser, { body: { reported_id: man.user.id, reason: 'spam' } });
    await man.client.call(reportUser, { body: { reported_id: woman.user.id, reason: 'other' } });
    await server.db
      .insert(blocks)
      .values({ blockerId: man.user.id, blockedId: woman.user.id, reason: 'spam' });

    await man.client.call(deleteAccount, {});

    const { id } = man.user;
    expect(await server.db.$count(users, eq(users.id, id))).toBe(0);
    expect(await server.db.$count(sessions, eq(sessions.userId, id))).toBe(0);
    expect(await server.db.$count(photos, eq(photos.userId, id))).toBe(0);
    expect(await server.db.$count(likes, or(eq(likes.fromId, id), eq(likes.toId, id)))).toBe(0);
    expect(await server.db.$count(blocks, eq(blocks.blockerId, id))).toBe(0);
    expect(await server.db.$count(reports, eq(reports.reportedId, id))).toBe(0);
    expect(await server.db.$count(reports, eq(reports.reporterId, id))).toBe(0);
    expect(await server.db.$count(reports, eq(reports.reportedId, woman.user.id))).toBe(1);
    expect((await file()).statusCode).toBe(404);
    expect((await elsewhere.try(getSession, {})).statusCode).toBe(401);
    const visitor = await server.visitor();
    const again = await visitor.try(login, { body: { email: man.user.email, password: testPassword } });
    expect(again.statusCode).toBe(401);
  });

  it('needs the token: without it nothing is lost [API-02]', async () => {
    const { client, user } = await server.member();
    const refused = await client.try(deleteAccount, {}, { authorization: undefined });
    expect(refused.statusCode).toBe(419);
    expect(await server.db.$count(users, eq(users.id, user.id))).toBe(1);
  });

  it('closes the member’s sockets and is told to whom they knew at once (D-09)', async () => {
    const man = await server.member({ gender: 'male' });
    const premiumUntil = new Date(server.deps.now().getTime() + 1e9);
    const [friend, fan, secret] = [
      await server.member(),
      await server.member(),
      await server.member({ premiumUntil }),
    ];
    const unaware = await server.member();
    await talk(man, friend, 'Привет');
    await like(fan, man);
    await like(man, secret);
    await like(man, unaware);
    const silent = await hear(unaware);
    const unwanted: string[] = [];
    silent.bind('member-changed', () => unwanted.push('member-changed'));
    const own = await hear(man);
    const closed = new Promise<void>((resolve) =>
      own.connection.bind('state_change', ({ current }: { current: string }) => {
        if (current !== 'connected') resolve();
      }),
    );
    const events = await Promise.all(
      [friend, fan, secret].map(async (member) => {
        const socket = await hear(member);
        return { told: nextEvent(socket, channels.member(member.user.id), 'member-changed') };
      }),
    );
    await man.client.call(deleteAccount, {});
    await closed;
    // Whom he liked in secret does not learn who it was (D-05); without premium the moment alone would tell.
    expect(await Promise.all(events.map(({ told }) => told))).toEqual([
      { user_id: man.user.id, is_deleted: true },
      { user_id: man.user.id, is_deleted: true },
      { user_id: null, is_deleted: true },
    ]);
    const channel = channels.member(unaware.user.id);
    const isHeard = nextEvent(silent, channel, 'all of it');
    server.deps.broadcaster.publish(channel, 'all of it', {});
    await isHeard;
    expect(unwanted).toEqual([]);
  });

  it('takes a dialogue along that nobody is left to read', async () => {
    const [man, woman] = [await server.member({ gender: 'male' }), await server.member()];
    const id = await talk(man, woman, 'Привет');
    const count = async () => [
      await server.db.$count(dialogues, eq(dialogues.id, id)),
      await server.db.$count(messages, eq(messages.dialogueId, id)),
    ];
    await man.client.call(deleteAccount, {});
    expect(await count()).toEqual([1, 1]);
    await woman.client.call(deleteDialogue, { params: { id: String(id) } });
    expect(await count()).toEqual([0, 0]);

    const [one, other] = [await server.member({ gender: 'male' }), await server.member()];
    const second = await talk(one, other, 'Привет');
    await one.client.call(deleteAccount, {});
    await other.client.call(deleteAccount, {});
    expect(await server.db.$count(dialogues, eq(dialogues.id, second))).toBe(0);
  });
});

interface Exported {
  blocks: { user_id: number }[];
  reports: { user_id: number }[];
  sessions: { started_at: string }[];
}

async function exported(client: TestClient): Promise<Exported> {
  const files = unzipSync(new Uint8Array((await client.try(exportData, {})).rawPayload));
  return JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array())) as Exported;
}

describe('own data', () => {
  it('hold every photo and all that was said; a dialogue of a thousand messages whole (D-36)', async () => {
    const [man, woman] = [await server.member({ gender: 'male' }), await server.member({ name: 'Вера' })];
    await upload(man.client);
    await upload(man.client);
    const id = await talk(man, woman, 'Первое');
    const many = Array.from({ length: 1200 }, (_, at) => ({
      dialogueId: id,
      senderId: woman.user.id,
      recipientId: man.user.id,
      content: `Письмо ${at}`,
    }));
    await server.db.insert(messages).values(many);
    const answer = await man.client.try(exportData, {});
    expect(answer.headers['content-type']).toBe('application/zip');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="iskra-[\d-]+\.zip"$/);
    const files = unzipSync(new Uint8Array(answer.rawPayload));
    expect(Object.keys(files)).toEqual(['data.json', 'photos/1.webp', 'photos/2.webp']);
    expect((await sharp(files['photos/1.webp']).metadata()).format).toBe('webp');
    const data = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array())) as {
      user: { email: string };
      photos: { file: string; is_main: boolean }[];
      dialogues: { with: { name: string }; messages: unknown[] }[];
    };
    expect(data.user.email).toBe(man.user.email);
    expect(data.photos.map(({ is_main: isMain }) => isMain)).toEqual([false, true]);
    expect(data.dialogues).toMatchObject([{ with: { name: 'Вера' } }]);
    expect(data.dialogues[0]?.messages).toHaveLength(1201);
    expect(server.errors).toEqual([]);
  });

  it('are valid JSON without a dialogue, and hold nobody else’s', async () => {
    const { client, user } = await server.member();
    const files = unzipSync(new Uint8Array((await client.try(exportData, {})).rawPayload));
    const data: unknown = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()));
    expect(data).toMatchObject({ user: { id: user.id }, dialogues: [], likes_given: [], photos: [] });
    expect((await client.call(getDialogues, {})).dialogs).toEqual([]);
  });

  it('tell blocks, reports and sessions in the order of their time (D-36)', async () => {
    const { client, user } = await server.member({ gender: 'male' });
    const others = [await server.member(), await server.member(), await server.member()];
    const ids = others.map((other) => other.user.id);
    for (const id of ids) {
      await client.call(blockUser, { body: { blocked_id: id, reason: 'spam' } });
      await client.call(reportUser, { body: { reported_id: id, reason: 'spam' } });
      await TestClient.signIn(server.app, user.email);
    }
    // Where the rows lie tells nothing of their time: the first of each is the last here.
    const [first = 0, ...later] = ids;
    const createdAt = new Date(Date.now() + 60_000);
    await server.db.update(blocks).set({ createdAt }).where(eq(blocks.blockedId, first));
    await server.db.update(reports).set({ createdAt }).where(eq(reports.reportedId, first));
    const [session] = await server.db.select().from(sessions).where(eq(sessions.userId, user.id)).limit(1);
    await server.db
      .update(sessions)
      .set({ createdAt })
      .where(eq(sessions.id, session?.id ?? ''));
    const data = await exported(client);
    expect(data.blocks.map((block) => block.user_id)).toEqual([...later, first]);
    expect(data.reports.map((report) => report.user_id)).toEqual([...later, first]);
    const started = data.sessions.map((session) => session.started_at);
    expect(started).toHaveLength(4);
    expect(started).toEqual([...started].sort());
  });

  it('are given ten times an hour', async () => {
    const strict = await createTestServer();
    const { client } = await strict.member();
    const statuses = [];
    for (let at = 0; at < 11; at += 1) statuses.push((await client.try(exportData, {})).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    await strict.close();
  });
});
