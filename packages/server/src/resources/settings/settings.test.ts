import {
  channels,
  createDialogue,
  getSession,
  sendMessage,
  sendVerificationEmail,
  updateEmail,
  updateInfo,
  verifyCode,
  type InputOf,
} from '@iskra/api-contract';
import { eq } from 'drizzle-orm';
import type Pusher from 'pusher-js';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { users, type UserRow } from '../../db/schema';
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

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const mailsTo = async (email: string) =>
  (await server.app.inject('/dev/mail.json')).json<Mail[]>().filter(({ to }) => to === email);

async function confirm(client: TestClient, email: string): Promise<void> {
  await client.call(sendVerificationEmail, { body: { email } });
  const code = /\d{6}/.exec((await mailsTo(email))[0]?.text ?? '')?.[0] ?? 'none';
  await client.call(verifyCode, { body: { email, verification_code: code } });
}

type Info = InputOf<typeof updateInfo>['body'];
const info = (parts: Partial<Info> = {}): Info => ({
  name: 'Анна',
  gender: 'female',
  birth_day: 1,
  birth_month: 1,
  birth_year: server.deps.now().getUTCFullYear() - 26,
  city: { name: 'Москва' },
  ...parts,
});
const rowOf = async ({ id }: UserRow) => (await server.db.select().from(users).where(eq(users.id, id)))[0];

async function hear(client: TestClient, userId: number): Promise<Pusher> {
  const socket = openSocket(port, server.deps.broadcaster.key, client);
  sockets.push(socket);
  await subscribed(socket, channels.member(userId));
  return socket;
}

describe('general information', () => {
  it('needs 18 years on the exact day: a day too young is a 422 on the year (D-02) [SET-05]', async () => {
    const { client, user } = await server.member();
    const tomorrow = new Date(server.deps.now().getTime() + 24 * 60 * 60_000);
    const day = (date: Date) => ({
      birth_day: date.getUTCDate(),
      birth_month: date.getUTCMonth() + 1,
      birth_year: date.getUTCFullYear() - 18,
    });
    const young = await client.try(updateInfo, { body: info(day(tomorrow)) });
    expect([young.statusCode, Object.keys(young.json<{ errors: object }>().errors)]).toEqual([
      422,
      ['birth_year'],
    ]);
    expect((await rowOf(user))?.birthDate).toBe(user.birthDate);
    const { user: now } = await client.call(updateInfo, { body: info(day(server.deps.now())) });
    expect(now.age).toBe(18);
  });

  it('of another gender takes a proof of the last quarter of an hour, by this session (D-38)', async () => {
    const { client, user } = await server.member({ gender: 'male' });
    const other = await server.visitor();
    await confirm(client, user.email);
    server.skip(16 * 60_000);
    expect((await client.try(updateInfo, { body: info() })).statusCode).toBe(422);
    expect((await rowOf(user))?.gender).toBe('male');
    const stranger = await other.try(sendVerificationEmail, { body: { email: user.email } });
    expect(stranger.statusCode).toBe(422);
    await confirm(client, user.email);
    expect((await client.call(updateInfo, { body: info() })).user.gender).toBe('female');
  });

  it('is told to those one talks to and to one’s own other pages, and to no stranger', async () => {
    const man = await server.member({ gender: 'male' });
    const woman = await server.member();
    const { dialog_id: id } = await man.client.call(createDialogue, {
      params: { userId: String(woman.user.id) },
    });
    await man.client.call(sendMessage, {
      params: { dialogId: String(id) },
      body: { content: 'Привет', sender_id: man.user.id, recipient_id: woman.user.id },
    });
    const [his, hers] = [await hear(man.client, man.user.id), await hear(woman.client, woman.user.id)];
    const told = nextEvent(his, channels.member(man.user.id), 'member-changed');
    const toldHer = nextEvent(hers, channels.member(woman.user.id), 'member-changed');
    await woman.client.call(updateInfo, { body: info({ name: 'Мария' }) });
    expect(await told).toEqual({ user_id: woman.user.id, is_deleted: false });
    expect(await toldHer).toEqual({ user_id: woman.user.id, is_deleted: false });
    const stranger = await server.member();
    await expect(hear(stranger.client, man.user.id)).rejects.toBeDefined();
  });
});

describe('the e-mail', () => {
  it('when changed is told to the former address (D-23)', async () => {
    const { client, user } = await server.member({ gender: 'male' });
    await client.call(updateEmail, { body: { email: 'moved@example.org' } });
    await vi.waitFor(async () => {
      const [mail] = await mailsTo(user.email);
      expect(mail?.text).toContain('moved@example.org');
    });
  });

  it('is taken by one of two who want it at the same moment', async () => {
    const men = await Promise.all([server.member({ gender: 'male' }), server.member({ gender: 'male' })]);
    const answers = await Promise.all(
      men.map(({ client }) => client.try(updateEmail, { body: { email: 'wanted@example.org' } })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect(answers.find(({ statusCode }) => statusCode === 422)?.body).toBe(
      'Этот адрес уже зарегистрирован.',
    );
    expect(await server.db.$count(users, eq(users.email, 'wanted@example.org'))).toBe(1);
  });

  it('is refused in the member’s language, as plain text (D-23) [SET-05]', async () => {
    const { client, user } = await server.member({ gender: 'male', locale: 'en' });
    const refused = await client.try(updateEmail, { body: { email: 'nonsense' } });
    expect([refused.statusCode, refused.headers['content-type']]).toEqual([422, 'text/plain; charset=utf-8']);
    expect(refused.body).toBe('Please check the e-mail address.');
    expect((await client.call(getSession, {})).user.email).toBe(user.email);
  });

  it('and the rest are changed only so often', async () => {
    const strict = await createTestServer();
    const { client } = await strict.member({ gender: 'male' });
    const statuses = [];
    for (let at = 0; at < 21; at += 1)
      statuses.push((await client.try(updateEmail, { body: { email: `m${at}@example.org` } })).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
    expect((await client.call(getSession, {})).user.email).toBe('m19@example.org');
    await strict.close();
  });
});
