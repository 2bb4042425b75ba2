import {
  getPageContext,
  getSession,
  login,
  logout,
  requestPasswordReset,
  sendVerificationEmail,
  updateUser,
} from '@iskra/api-contract';
import { afterEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../resources/session/password';
import { createTestServer, type TestServer } from '../test/createTestServer';
import { testPassword } from '../test/makeMember';

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function start(config: Parameters<typeof createTestServer>[0] = {}): Promise<TestServer> {
  const server = await createTestServer(config);
  servers.push(server);
  return server;
}

const forged = (turn: number) => ({
  'x-forwarded-for': `203.0.113.${turn}`,
  forwarded: `for=198.51.100.${turn}`,
});

describe('throttling', () => {
  it('counts an address whatever X-Forwarded-For says', async () => {
    const server = await start({ config: { rateLimitScale: 0.1 } });
    const visitor = await server.visitor();
    const statuses: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const body = { email: `nobody${turn}@example.org`, password: 'x' };
      statuses.push((await visitor.try(login, { body }, forged(turn))).statusCode);
    }
    expect(statuses).toEqual([401, 401, 401, 429]);
  });

  it.each([
    ['codes', sendVerificationEmail],
    ['resets', requestPasswordReset],
  ] as const)('of %s counts mails of an address over all e-mails', async (_, call) => {
    const server = await start({ config: { rateLimitScale: 0.1 } });
    const visitor = await server.visitor();
    const statuses: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const answer = await visitor.try(call, { body: { email: `new${turn}@example.org` } }, forged(turn));
      statuses.push(answer.statusCode);
      if (answer.statusCode === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });
});

describe('a session', () => {
  it('that was signed out changes nothing any more, with its own token', async () => {
    const server = await start();
    const { client } = await server.member({ about: 'Прежнее' });
    const { cookie, token } = client;
    await client.call(logout, {});
    Object.assign(client, { cookie, token });
    const replay = await client.try(updateUser, { body: { about: 'Чужое' } });
    expect([401, 419]).toContain(replay.statusCode);
    expect((await client.try(getSession, {})).statusCode).toBe(401);
  });

  it('cannot be chosen for somebody: an unknown id is none, and signing in gives another', async () => {
    const server = await start();
    const { user } = await server.member();
    const visitor = await server.visitor();
    visitor.cookie = 'iskra_session=chosen-by-an-attacker';
    expect(
      (await visitor.try(login, { body: { email: user.email, password: testPassword } })).statusCode,
    ).toBe(419);
    await visitor.call(getPageContext, {});
    expect(visitor.cookie).toMatch(/^iskra_session=[\w.-]{60,}$/);
  });

  it('has a token that fits no other session', async () => {
    const server = await start();
    const [one, other] = [await server.member(), await server.member()];
    one.client.token = other.client.token;
    expect((await one.client.try(updateUser, { body: { about: 'x' } })).statusCode).toBe(419);
  });

  it('travels in a cookie that scripts, other sites and plain connections do not get (D-26)', async () => {
    const server = await start({ config: { publicUrl: 'https://iskra.example' } });
    const answer = await server.app.inject({ url: '/api/page-context' });
    const [cookie] = answer.cookies;
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', secure: true, path: '/' });
    expect(cookie?.value).toMatch(/^[\w.-]{60,}$/);
  });
});

describe('signing in', () => {
  it('takes as long for an unknown e-mail as for a wrong password', async () => {
    const server = await start({ config: { rateLimitScale: 1000 } });
    const { user } = await server.member({ passwordHash: await hashPassword(testPassword) });
    const visitor = await server.visitor();
    const times: Record<string, number[]> = { known: [], unknown: [] };
    for (let turn = 0; turn < 12; turn += 1)
      for (const [kind, email] of [
        ['known', user.email],
        ['unknown', 'nobody@example.org'],
      ] as const) {
        const begin = performance.now();
        await visitor.try(login, { body: { email, password: 'wrong' } });
        times[kind]?.push(performance.now() - begin);
      }
    const ratio = least(times['known']) / least(times['unknown']);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });
});

/** The least of several: what it takes while nothing else disturbs. */
const least = (times: number[] = []) => Math.min(...times);
