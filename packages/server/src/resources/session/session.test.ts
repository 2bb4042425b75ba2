import {
  getPageContext,
  getSession,
  limits,
  login,
  logout,
  setLocale,
  setOnlineStatus,
  getUser,
} from '@iskra/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../test/createTestServer';
import { testPassword } from '../../test/makeMember';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

describe('signing in', () => {
  it('answers user, premium and images, and a new session id [LOG-03]', async () => {
    const { user } = await server.member({ name: 'Вера' });
    const visitor = await server.visitor();
    const before = visitor.cookie;
    const answer = await visitor.call(login, {
      body: { email: user.email.toUpperCase(), password: testPassword },
    });
    expect(answer).toMatchObject({
      user: { id: user.id, name: 'Вера', auth: true, age: 26 },
      premium: { is_active: false },
      images: { all_images: {}, main_image: null },
    });
    expect(visitor.cookie).not.toBe(before);
    expect((await visitor.call(getSession, {})).user.id).toBe(user.id);
  });

  it('ends the visitor session it began in', async () => {
    const { user } = await server.member();
    const visitor = await server.visitor();
    const { cookie, token } = visitor;
    await visitor.call(login, { body: { email: user.email, password: testPassword } });
    Object.assign(visitor, { cookie, token });
    expect((await visitor.try(getSession, {})).statusCode).toBe(401);
  });

  it.each(['ru', 'en'])(
    'says the same of a wrong password and an unknown e-mail (%s) [LOG-04]',
    async (language) => {
      const { user } = await server.member();
      const visitor = await server.visitor();
      const headers = { 'accept-language': language };
      const wrong = await visitor.try(login, { body: { email: user.email, password: 'no' } }, headers);
      const unknown = await visitor.try(login, { body: { email: 'x@y.zz', password: 'no' } }, headers);
      expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
      expect(wrong.body).toBe(unknown.body);
      expect(wrong.json<{ message: string }>().message).toMatch(language === 'ru' ? /пароль/ : /password/);
    },
  );

  it('tells a suspended member the reason (D-39)', async () => {
    const { user, client } = await server.member();
    const { users } = await import('../../db/schema');
    const { eq } = await import('drizzle-orm');
    await server.db.update(users).set({ suspendedReason: 'спам' }).where(eq(users.id, user.id));
    expect((await client.try(getSession, {})).statusCode).toBe(401);
    const visitor = await server.visitor();
    const refused = await visitor.try(login, { body: { email: user.email, password: testPassword } });
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      403,
      expect.stringContaining('спам'),
    ]);
  });

  it('slows down after ten wrong tries for one e-mail, with Retry-After', async () => {
    const visitor = await server.visitor();
    const tryOnce = () => visitor.try(login, { body: { email: 'guess@example.org', password: 'no' } });
    for (let count = 0; count < 10; count += 1) expect((await tryOnce()).statusCode).toBe(401);
    const slowed = await tryOnce();
    expect(slowed.statusCode).toBe(429);
    expect(Number(slowed.headers['retry-after'])).toBeGreaterThan(0);
    server.skip(16 * 60_000);
    expect((await tryOnce()).statusCode).toBe(401);
  });
});

describe('the token', () => {
  it('is asked of every changing call, and 419 says so', async () => {
    const { client } = await server.member();
    const body = { locale: 'en' } as const;
    const none = await client.try(setLocale, { body }, { authorization: undefined });
    const wrong = await client.try(setLocale, { body }, { authorization: 'Bearer x' });
    expect([none.statusCode, wrong.statusCode]).toEqual([419, 419]);
    expect((await client.call(getSession, {})).locale).toBeUndefined();
  });

  it('is taken from the bearer header, X-CSRF-TOKEN or the body', async () => {
    const { client } = await server.member();
    const body = { locale: 'en' } as const;
    const asHeader = await client.try(
      setLocale,
      { body },
      { authorization: undefined, 'x-csrf-token': client.token },
    );
    const inBody = await client.send(
      'POST',
      setLocale.path,
      { ...body, csrfToken: client.token },
      { authorization: undefined },
    );
    expect([asHeader.statusCode, inBody.statusCode]).toEqual([200, 200]);
  });

  it('comes anew with the page context', async () => {
    const { client } = await server.member();
    const { csrf_token: token, realtime } = await client.call(getPageContext, {});
    expect(token).toBe(client.token);
    expect(realtime).toMatchObject({ host: '', port: 0, tls: false });
  });
});

describe('signing out', () => {
  it('ends the session and leaves a visitor with a token that works [SET-09]', async () => {
    const { client, user } = await server.member();
    const { cookie } = client;
    await client.call(logout, {});
    expect((await client.try(getSession, {})).statusCode).toBe(401);
    const again = await client.try(login, { body: { email: user.email, password: testPassword } });
    expect(again.statusCode).toBe(200);
    client.cookie = cookie;
    expect((await client.try(getSession, {})).statusCode).toBe(401);
  });
});

describe('language and presence', () => {
  it('keeps the language for later sessions and for errors [SET-06]', async () => {
    const { client } = await server.member();
    await client.call(setLocale, { body: { locale: 'en' } });
    expect((await client.call(getSession, {})).locale).toBe('en');
    const refused = await client.try(getUser, { params: { id: '999999' } }, { 'accept-language': 'ru' });
    expect(refused.json()).toEqual({ message: 'Not found.' });
  });

  it('shows a member online while visible and a minute longer (D-34)', async () => {
    const { client, user } = await server.member();
    const { client: other } = await server.member();
    const isOnline = async () => (await other.call(getUser, { params: { id: String(user.id) } })).user.online;
    expect(await isOnline()).toBe(false);
    await client.call(setOnlineStatus, { body: { online: true } });
    expect(await isOnline()).toBe(true);
    await client.call(setOnlineStatus, { body: { online: false } });
    expect(await isOnline()).toBe(true);
    server.skip(limits.presenceGraceMs + 1);
    expect(await isOnline()).toBe(false);
  });
});
