import {
  getSession,
  login,
  register,
  resetPassword,
  requestPasswordReset,
  restoreEmail,
  updateEmail,
} from '@iskra/api-contract';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { emailCodes, formerEmails, users } from '../../db/schema';
import type { Mail } from '../../mail/Mailer';
import { createTestServer, type TestServer } from '../../test/createTestServer';
import { testPassword, type MemberParts } from '../../test/makeMember';
import { removeOldFormer } from '../settings/formerEmail';

const hourMs = 60 * 60_000;
const began = new Date('2026-06-14T12:00:00.000Z').getTime();
let at = began;
let server: TestServer;
const logged: string[] = [];

async function start(config: NonNullable<Parameters<typeof createTestServer>[0]>['config'] = {}) {
  at = began;
  logged.length = 0;
  server = await createTestServer({
    config: { rateLimitScale: 1000, publicUrl: 'https://iskra.example', ...config },
    clock: () => new Date(at),
    log: {
      info: (message) => void logged.push(message),
      error: (error, message) => void logged.push(`${message} ${String(error)}`),
    },
  });
}
afterEach(() => server.close());

/** The mails to an address, the newest first, once there are so many. */
const mailsTo = (email: string, count: number) =>
  vi.waitFor(async () => {
    const all = (await server.app.inject('/dev/mail.json')).json<Mail[]>();
    const mails = all.filter(({ to }) => to === email);
    expect(mails).toHaveLength(count);
    return mails;
  });

/** A man who moved to another address; what the link in his mail carries. */
async function moved(parts: MemberParts = {}, email = 'thief@example.org') {
  const { client, user } = await server.member({ gender: 'male', ...parts });
  await client.call(updateEmail, { body: { email } });
  const [mail] = await mailsTo(user.email, 1);
  const token = /https:\/\/iskra\.example\/info\/email-back#([\w-]{43})\n/.exec(mail?.text ?? '')?.[1];
  return { client, user, email, mail, token: token ?? 'none' };
}

const restore = async (token: string) => (await server.visitor()).try(restoreEmail, { body: { token } });
const emailOf = async (id: number) =>
  (await server.db.select().from(users).where(eq(users.id, id)))[0]?.email;

describe('the way back to a former e-mail', () => {
  it('is a link in a mail to that address, in the member’s language, that says when and what [SET-05]', async () => {
    await start();
    const english = await moved({ locale: 'en' });
    expect(english.token).toMatch(/^[\w-]{43}$/);
    for (const words of ['June 14, 2026', '12:00 PM UTC', 'thief@example.org', '48 hours'])
      expect(english.mail?.text).toContain(words);
    const russian = await moved({ locale: 'ru' }, 'vor@example.org');
    for (const words of ['14 июня 2026', '12:00 UTC', 'vor@example.org', '48 часов'])
      expect(russian.mail?.text).toContain(words);
  });

  it('is open for 48 hours to the millisecond, and not a millisecond longer [SET-05]', async () => {
    await start();
    const [late, last] = [await moved(), await moved({}, 'second@example.org')];
    at = began + 48 * hourMs;
    expect((await restore(last.token)).statusCode).toBe(200);
    at += 1;
    const refused = await restore(late.token);
    expect([refused.statusCode, refused.json()]).toEqual([404, (await restore('x'.repeat(43))).json()]);
    expect(await emailOf(late.user.id)).toBe(late.email);
    expect(await emailOf(last.user.id)).toBe(last.user.email);
  });

  it('holds the address as long, and then it is anybody’s; the row goes with the next sweep', async () => {
    await start();
    const { user } = await moved();
    const person = {
      ...({ gender: 'male', name: 'Новый', birth_day: 1, birth_month: 1, birth_year: 1996 } as const),
      ...{ city: 'Москва', email: user.email, password: testPassword },
    };
    const join = async () => (await (await server.visitor()).try(register, { body: person })).statusCode;
    at = began + 48 * hourMs;
    await removeOldFormer(server.deps);
    expect(await join()).toBe(422);
    at += 1;
    await removeOldFormer(server.deps);
    expect(await server.db.$count(formerEmails)).toBe(0);
    expect(await join()).toBe(200);
  });

  it('is told to the address that had taken its place, without any link', async () => {
    await start();
    const { token, email } = await moved({ locale: 'en' });
    at += hourMs;
    await restore(token);
    const [mail] = await mailsTo(email, 1);
    expect(mail?.subject).toBe('Your former Iskra e-mail is back');
    expect(mail?.text).toContain('1:00 PM UTC');
    expect(mail?.text).not.toContain('email-back');
  });

  it('works for a suspended member, who stays suspended (D-39)', async () => {
    await start();
    const { user, token } = await moved();
    await server.db.update(users).set({ suspendedReason: 'спам' }).where(eq(users.id, user.id));
    expect((await restore(token)).statusCode).toBe(200);
    const body = { email: user.email, password: testPassword };
    expect((await (await server.visitor()).try(login, { body })).statusCode).toBe(403);
  });

  it('makes void a code for the former address that was asked for before it was back [REC-02]', async () => {
    await start();
    const { user, token } = await moved();
    const thief = await server.visitor();
    await thief.call(requestPasswordReset, { body: { email: user.email } });
    await restore(token);
    const tries = [];
    for (const code of ['000000', '111111', '222222'])
      tries.push(
        await thief.try(resetPassword, { body: { email: user.email, code, password: 'long enough' } }),
      );
    expect(tries.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422]);
    expect(await server.db.$count(emailCodes)).toBe(0);
  });

  it('ends the session of whoever changed the address, at once', async () => {
    await start();
    const { client, token } = await moved();
    expect((await client.try(getSession, {})).statusCode).toBe(200);
    await restore(token);
    expect((await client.try(getSession, {})).statusCode).toBe(401);
  });

  it('is in no log and no table as the link has it', async () => {
    await start();
    const { token } = await moved();
    await restore(token);
    await restore(token);
    const again = await moved({}, 'third@example.org');
    const kept = JSON.stringify(await server.db.select().from(formerEmails));
    expect(kept).toContain(again.user.email);
    for (const secret of [token, again.token]) expect(kept + logged.join()).not.toContain(secret);
    expect(server.errors).toEqual([]);
  });

  it('is tried 20 times an hour from one address', async () => {
    await start({ rateLimitScale: 1 });
    const visitor = await server.visitor();
    const statuses = [];
    for (let tried = 0; tried < 21; tried += 1)
      statuses.push((await visitor.try(restoreEmail, { body: { token: 'x'.repeat(43) } })).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 404), 429]);
  });
});
