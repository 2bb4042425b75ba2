import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  getPageContext,
  getSession,
  login,
  register,
  requestPasswordReset,
  sendVerificationEmail,
  verifyCode,
} from '@iskra/api-contract';
import { dayMs } from '@iskra/api-contract/rules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sessions } from '../db/schema';
import { removeOldSessions } from './sessions';
import { createTestServer, type TestServer } from '../test/createTestServer';
import { testPassword } from '../test/makeMember';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
  const { appDir } = server.deps.config;
  await mkdir(appDir, { recursive: true });
  await writeFile(path.join(appDir, 'index.html'), '<html><head><!--iskra-head--></head></html>');
});
afterEach(() => server.close());

const countRows = () => server.db.$count(sessions);
const woman = (email: string) => ({
  gender: 'female' as const,
  name: 'Анна',
  birth_day: 1,
  birth_month: 1,
  birth_year: 2000,
  city: 'Москва',
  email,
  password: 'long enough',
});
async function mailedCode(email: string): Promise<string> {
  const mails = (await server.app.inject('/dev/mail.json')).json<{ to: string; text: string }[]>();
  return /\d{6}/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[0] ?? 'none';
}

describe('a visitor', () => {
  it('costs no row, whatever pages they open, with or without a cookie', async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      const page = await server.app.inject({ url: '/login?from=mail', headers: { accept: 'text/html' } });
      expect(page.statusCode).toBe(200);
      await server.visitor();
    }
    const visitor = await server.visitor();
    for (let turn = 0; turn < 5; turn += 1) await visitor.call(getPageContext, {});
    await visitor.try(login, { body: { email: 'nobody@example.org', password: 'no' } });
    expect(await countRows()).toBe(0);
  });

  it('costs none after signing out either', async () => {
    const { client } = await server.member();
    expect(await countRows()).toBe(1);
    await client.send('POST', '/api/logout');
    expect(await countRows()).toBe(0);
    expect((await client.try(getSession, {})).statusCode).toBe(401);
  });

  it('keeps cookie and token from page to page', async () => {
    const visitor = await server.visitor();
    const { cookie, token } = visitor;
    expect((await visitor.call(getPageContext, {})).csrf_token).toBe(token);
    expect(visitor.cookie).toBe(cookie);
  });

  it('has a token of their own: another visitor’s is refused', async () => {
    const [one, other] = [await server.visitor(), await server.visitor()];
    one.token = other.token;
    const refused = await one.try(login, { body: { email: 'nobody@example.org', password: 'no' } });
    expect(refused.statusCode).toBe(419);
  });

  it('cannot make up or change a cookie, nor use one for ever', async () => {
    const visitor = await server.visitor();
    const { cookie } = visitor;
    const tryLogin = async () =>
      (await visitor.try(login, { body: { email: 'nobody@example.org', password: 'no' } })).statusCode;
    expect(await tryLogin()).toBe(401);
    for (const at of [16, 30, cookie.length - 3]) {
      visitor.cookie = `${cookie.slice(0, at)}${cookie[at] === 'A' ? 'B' : 'A'}${cookie.slice(at + 1)}`;
      expect(await tryLogin()).toBe(419);
    }
    visitor.cookie = cookie;
    expect(await tryLogin()).toBe(401);
    server.skip(31 * dayMs);
    expect(await tryLogin()).toBe(419);
  });

  it('who has asked for a code is one row for a day, and confirms the address in the same browser alone', async () => {
    const email = 'anna.new@example.org';
    const [visitor, other] = [await server.visitor(), await server.visitor()];
    await visitor.call(sendVerificationEmail, { body: { email } });
    expect(await countRows()).toBe(1);
    const code = await mailedCode(email);
    const foreign = await other.try(verifyCode, { body: { email, verification_code: code } });
    expect(foreign.statusCode).toBe(422);
    await visitor.call(verifyCode, { body: { email, verification_code: code } });
    expect((await other.try(register, { body: woman(email) })).statusCode).toBe(422);
    const { cookie } = visitor;
    await visitor.call(register, { body: woman(email) });
    expect(visitor.cookie).not.toBe(cookie);
    expect(await countRows()).toBe(1);
    visitor.cookie = cookie;
    expect((await visitor.try(getSession, {})).statusCode).toBe(401);
  });

  it('who has asked for a code is forgotten after a day, and may ask again in the same browser', async () => {
    const visitor = await server.visitor();
    await visitor.call(requestPasswordReset, { body: { email: 'nobody@example.org' } });
    const { client } = await server.member();
    server.skip(dayMs + 60_000);
    await removeOldSessions(server.deps);
    expect(await countRows()).toBe(1);
    expect((await client.try(getSession, {})).statusCode).toBe(200);
    await visitor.call(requestPasswordReset, { body: { email: 'nobody@example.org' } });
    expect(await countRows()).toBe(2);
  });

  it('who signs in gets another cookie, and the former one signs nobody in', async () => {
    const { user } = await server.member();
    const visitor = await server.visitor();
    const { cookie } = visitor;
    await visitor.call(login, { body: { email: user.email, password: testPassword } });
    expect(visitor.cookie).not.toBe(cookie);
    visitor.cookie = cookie;
    expect((await visitor.try(getSession, {})).statusCode).toBe(401);
  });
});
