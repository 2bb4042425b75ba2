import { login, requestPasswordReset, resetPassword, verifyResetCode } from '@iskra/api-contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestServer, type TestServer } from '../../test/createTestServer';
import { testPassword } from '../../test/makeMember';
import type { TestClient } from '../../test/TestClient';

let server: TestServer;
afterEach(() => server.close());

/** A proxy tells where somebody is; the clock stands, but for what a test skips. */
async function start(): Promise<void> {
  server = await createTestServer({ config: { trustProxy: 1 } });
}
const from = (address: string) => ({ 'x-forwarded-for': address });
const stranger = (turn: number) => from(`203.0.113.${turn}`);
const home = from('198.51.100.7');

async function signIn(client: TestClient, email: string, password: string, where: Record<string, string>) {
  return (await client.try(login, { body: { email, password } }, where)).statusCode;
}

/** So many wrong tries from as many addresses. */
async function guess(email: string, count: number, firstTurn = 0): Promise<number[]> {
  const visitor = await server.visitor();
  const statuses = [];
  for (let turn = firstTurn; turn < firstTurn + count; turn += 1)
    statuses.push(await signIn(visitor, email, 'wrong', stranger(turn)));
  return statuses;
}

const few = 60;
const minute = 60_000;

describe('while strangers try passwords', () => {
  it('the member gets in from a device on which they signed in before', async () => {
    await start();
    const { user, client } = await server.member();
    await client.send('POST', '/api/logout');
    await guess(user.email, few);
    expect(await signIn(client, user.email, testPassword, home)).toBe(200);
  });

  it('the member gets in from a new device at an address of their own', async () => {
    await start();
    const { user } = await server.member();
    await guess(user.email, 20);
    expect(await signIn(await server.visitor(), user.email, testPassword, home)).toBe(200);
  });

  it('the member gets in after a pause even from the address they guess from', async () => {
    await start();
    const { user } = await server.member();
    const visitor = await server.visitor();
    const statuses = [];
    for (let turn = 0; turn < 12; turn += 1)
      statuses.push(await signIn(visitor, user.email, 'wrong', stranger(1)));
    expect(statuses.slice(-2)).toEqual([429, 429]);
    server.skip(minute + 1000);
    expect(await signIn(visitor, user.email, testPassword, stranger(1))).toBe(200);
  });

  it('they have no more than forty tries in a quarter of an hour, from however many addresses', async () => {
    await start();
    const { user } = await server.member();
    const statuses = await guess(user.email, few);
    expect(statuses.filter((status) => status === 401)).toHaveLength(40);
    expect(statuses.slice(40)).toEqual(Array.from({ length: few - 40 }, () => 429));
  });

  it('they are answered the same for a known e-mail as for an unknown one', async () => {
    await start();
    const { user } = await server.member();
    const answers = await Promise.all(
      [user.email, 'nobody@example.org'].map(async (email) => {
        const visitor = await server.visitor();
        const found = [];
        for (let turn = 0; turn < 50; turn += 1) {
          const where = stranger(turn % 45);
          const { statusCode, body, headers } = await visitor.try(
            login,
            { body: { email, password: 'x' } },
            where,
          );
          found.push([statusCode, body.replace(/\d+/, 'N'), Object.keys(headers).sort()]);
        }
        return found;
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
  });
});

describe('a known device', () => {
  it('is known by a cookie that no script reads and no other site sends along', async () => {
    await start();
    const { user } = await server.member();
    const visitor = await server.visitor();
    const answer = await visitor.try(login, { body: { email: user.email, password: testPassword } });
    const cookie = answer.cookies.find(({ name }) => name === 'iskra_device');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 31_536_000 });
    expect(cookie?.value).not.toContain(String(user.email));
  });

  it('has ten tries of its own', async () => {
    await start();
    const { user, client } = await server.member();
    const statuses = [];
    for (let turn = 0; turn < 11; turn += 1)
      statuses.push(await signIn(client, user.email, 'wrong', stranger(turn)));
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  });

  it('is no known one for another member, with a changed cookie, or after the password is another', async () => {
    await start();
    const { user } = await server.member();
    const { client: other } = await server.member();
    const owner = await server.visitor();
    await owner.call(login, { body: { email: user.email, password: testPassword } });
    const changed = await server.visitor();
    changed.device = `${owner.device.slice(0, -1)}${owner.device.endsWith('A') ? 'B' : 'A'}`;
    await resetBy(await server.visitor(), user.email);
    // The new password has ended the session.
    await owner.send('GET', '/api/page-context');
    await guess(user.email, few);
    for (const client of [other, changed, owner])
      expect(await signIn(client, user.email, 'a new password', home)).toBe(429);
  });
});

async function mailsTo(email: string) {
  const mails = (await server.app.inject('/dev/mail.json')).json<{ to: string; text: string }[]>();
  return mails.filter(({ to }) => to === email);
}

async function codeAfter(before: number, email: string): Promise<string> {
  return vi.waitFor(async () => {
    const mails = await mailsTo(email);
    expect(mails.length).toBeGreaterThan(before);
    return /\d{6}/.exec(mails[0]?.text ?? '')?.[0] ?? 'none';
  });
}

async function resetBy(
  client: TestClient,
  email: string,
  where: Record<string, string> = home,
): Promise<void> {
  const before = (await mailsTo(email)).length;
  const asked = await client.try(requestPasswordReset, { body: { email } }, where);
  expect(asked.statusCode).toBe(200);
  const code = await codeAfter(before, email);
  await client.call(verifyResetCode, { body: { email, code } });
  await client.call(resetPassword, { body: { email, code, password: 'a new password' } });
}

async function askFor(email: string, turn: number): Promise<number> {
  const visitor = await server.visitor();
  return (await visitor.try(requestPasswordReset, { body: { email } }, stranger(turn))).statusCode;
}

describe('while strangers ask for codes', () => {
  it('the member’s own request is mailed, and the new password signs in though strangers guess', async () => {
    await start();
    const { user } = await server.member();
    for (let turn = 0; turn < 12; turn += 1) await askFor(user.email, turn);
    await vi.waitFor(async () => expect(await mailsTo(user.email)).toHaveLength(12));
    const owner = await server.visitor();
    await resetBy(owner, user.email);
    await guess(user.email, few);
    expect(await signIn(owner, user.email, 'a new password', home)).toBe(200);
  });

  it('mails to one e-mail are spaced and never closed, and a known device does not wait', async () => {
    await start();
    const { user, client } = await server.member();
    await client.send('POST', '/api/logout');
    const statuses = [];
    for (let turn = 0; turn < 25; turn += 1) statuses.push(await askFor(user.email, turn));
    expect(statuses).toEqual([
      ...Array.from({ length: 20 }, () => 200),
      ...Array.from({ length: 5 }, () => 429),
    ]);
    expect(await askFor(user.email, 90)).toBe(429);
    await vi.waitFor(async () => expect(await mailsTo(user.email)).toHaveLength(20));
    await resetBy(client, user.email);
    server.skip(2 * minute + 1000);
    expect(await askFor(user.email, 91)).toBe(200);
    expect(await askFor(user.email, 92)).toBe(429);
  });

  it('they are answered the same for a known e-mail as for an unknown one', async () => {
    await start();
    const { user } = await server.member();
    const series = await Promise.all(
      [user.email, 'nobody@example.org'].map(async (email) => {
        const found = [];
        for (let turn = 0; turn < 24; turn += 1) found.push(await askFor(email, turn % 22));
        return found;
      }),
    );
    expect(series[0]).toEqual(series[1]);
  });
});
