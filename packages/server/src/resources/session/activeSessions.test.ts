import {
  endActiveSession,
  endOtherSessions,
  getActiveSessions,
  getSession,
  setOnlineStatus,
} from '@iskra/api-contract';
import { dayMs } from '@iskra/api-contract/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions } from '../../db/schema';
import { createTestServer, type TestServer } from '../../test/createTestServer';
import { openSocket, subscribed } from '../../test/openSocket';
import { TestClient } from '../../test/TestClient';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

type Member = Awaited<ReturnType<TestServer['member']>>;

const elsewhere = ({ user }: Member) => TestClient.signIn(server.app, user.email);
const namesFor = async (client: TestClient) =>
  (await client.call(getActiveSessions, {})).sessions.map(({ id }) => id);
const end = async (client: TestClient, sessionId: string) =>
  (await client.try(endActiveSession, { params: { sessionId } })).statusCode;

describe('the names of sessions', () => {
  it('are neither the cookie nor what the table keeps of it, and sign nobody in (D-26)', async () => {
    const me = await server.member();
    const [name = ''] = await namesFor(me.client);
    const [row] = await server.db.select().from(sessions).where(eq(sessions.userId, me.user.id));
    expect([me.client.cookie.includes(name), row?.id.includes(name)]).toEqual([false, false]);
    const stranger = await server.visitor();
    stranger.cookie = `iskra_session=${name}`;
    expect((await stranger.try(getSession, {})).statusCode).toBe(401);
  });

  it('end nothing by the id of the table, in other letters, or by a part (D-26)', async () => {
    const me = await server.member();
    const other = await elsewhere(me);
    const name = (await namesFor(me.client))[1] ?? '';
    const [row] = await server.db.select().from(sessions).where(eq(sessions.userId, me.user.id));
    for (const hostile of [
      row?.id.slice(0, 64) ?? '',
      name.slice(0, -1),
      `${name}A`,
      name.toLowerCase(),
      '%25',
    ])
      expect([404, 422]).toContain(await end(me.client, hostile));
    expect((await other.try(getSession, {})).statusCode).toBe(200);
    expect(server.errors).toEqual([]);
  });
});

describe('sessions that are over', () => {
  it('are no longer listed, before the nightly removal too (D-26)', async () => {
    const me = await server.member();
    await elsewhere(me);
    for (let day = 0; day < 31; day += 15) {
      server.skip(15 * dayMs);
      await me.client.call(getSession, {});
    }
    expect(await server.db.$count(sessions, eq(sessions.userId, me.user.id))).toBe(2);
    expect(await namesFor(me.client)).toHaveLength(1);
  });
});

describe('ending the other sessions', () => {
  it('closes their sockets at once, and leaves this one’s page online (D-09, D-34)', async () => {
    const port = await server.listen();
    const me = await server.member();
    const other = await elsewhere(me);
    const { key } = server.deps.broadcaster;
    const [own, foreign] = [openSocket(port, key, me.client), openSocket(port, key, other)];
    const channel = `private-user.${me.user.id}`;
    await Promise.all([subscribed(own, channel), subscribed(foreign, channel)]);
    const closed = new Promise((resolve) => foreign.connection.bind('disconnected', resolve));
    const again = new Promise((resolve) => foreign.connection.bind('connecting', resolve));
    await me.client.call(setOnlineStatus, { body: { online: true } });
    await me.client.call(endOtherSessions, {});
    await Promise.race([closed, again]);
    await expect(subscribed(foreign, channel)).rejects.toBeTruthy();
    expect([own.connection.state, server.deps.broadcaster.isConnected(me.user.id)]).toEqual([
      'connected',
      true,
    ]);
    own.disconnect();
    foreign.disconnect();
  });
});
