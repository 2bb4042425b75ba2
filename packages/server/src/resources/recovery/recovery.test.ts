import {
  channels,
  getSession,
  limits,
  login,
  requestPasswordReset,
  resetPassword,
  verifyResetCode,
} from '@iskra/api-contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { users } from '../../db/schema';
import { createTestServer, type TestServer } from '../../test/createTestServer';
import { testPassword } from '../../test/makeMember';
import { openSocket, subscribed } from '../../test/openSocket';
import type { TestClient } from '../../test/TestClient';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitScale: 1000 } });
});
afterAll(() => server.close());

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const newPassword = 'a better one';

async function mailsTo(email: string): Promise<Mail[]> {
  const mails = (await server.app.inject('/dev/mail.json')).json<Mail[]>();
  return mails.filter(({ to }) => to === email);
}

/** Asks for a code and waits for the mail, which is sent after the answer. */
async function codeFor(client: TestClient, email: string): Promise<string> {
  const before = (await mailsTo(email)).length;
  await client.call(requestPasswordReset, { body: { email } });
  return vi.waitFor(async () => {
    const mails = await mailsTo(email);
    expect(mails.length).toBe(before + 1);
    return /\d{6}/.exec(mails[0]?.text ?? '')?.[0] ?? 'none';
  });
}

async function forgetful() {
  const { user, client: signedIn } = await server.member();
  const visitor = await server.visitor();
  const code = await codeFor(visitor, user.email);
  const set = (tried = code, password = newPassword) =>
    visitor.try(resetPassword, { body: { email: user.email, code: tried, password } });
  return { user, signedIn, visitor, code, set, email: user.email };
}

const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

async function statusOfLogin(email: string, password: string): Promise<number> {
  return (await (await server.visitor()).try(login, { body: { email, password } })).statusCode;
}

async function hashOf(id: number): Promise<string | undefined> {
  return (await server.db.select().from(users).where(eq(users.id, id)))[0]?.passwordHash;
}

describe('a forgotten password', () => {
  it('is replaced by the mailed code, kept as argon2id; the old one no longer signs in [REC-02, REC-07]', async () => {
    const { user, visitor, code, set, email } = await forgetful();
    await visitor.call(verifyResetCode, { body: { email, code } });
    expect((await set()).statusCode).toBe(200);
    expect(await hashOf(user.id)).toMatch(/^\$argon2id\$/);
    expect(await statusOfLogin(email, testPassword)).toBe(401);
    expect(await statusOfLogin(email, newPassword)).toBe(200);
  });

  it('ends every session of the member and closes their sockets, nobody else’s (D-26)', async () => {
    const { user, signedIn, set } = await forgetful();
    const { client: other } = await server.member();
    const port = await server.listen();
    const socket = openSocket(port, server.deps.broadcaster.key, signedIn);
    await subscribed(socket, channels.member(user.id));
    const isCut = new Promise<void>((resolve) => {
      socket.connection.bind('state_change', ({ current }: { current: string }) => {
        if (current !== 'connected') resolve();
      });
    });
    expect((await set()).statusCode).toBe(200);
    await isCut;
    socket.disconnect();
    expect((await signedIn.try(getSession, {})).statusCode).toBe(401);
    expect((await other.try(getSession, {})).statusCode).toBe(200);
  });

  it('stays with a wrong code, a used-up one, one that is over 15 minutes old [REC-08]', async () => {
    const { user, signedIn, visitor, code, set, email } = await forgetful();
    const before = await hashOf(user.id);
    for (let tries = 0; tries < limits.code.tries; tries += 1) {
      const refused = await set(wrong(code));
      expect([refused.statusCode, Object.keys(refused.json<{ errors: object }>().errors)]).toEqual([
        422,
        ['code'],
      ]);
    }
    expect((await set()).statusCode).toBe(422);
    server.skip(limits.code.resendAfterMs + 1000);
    const late = await codeFor(visitor, email);
    server.skip(limits.code.validMs + 1000);
    expect((await set(late)).statusCode).toBe(422);
    expect(await hashOf(user.id)).toBe(before);
    expect((await signedIn.try(getSession, {})).statusCode).toBe(200);
  });

  it('takes a code once, even from two tries at the same moment', async () => {
    const { code, set } = await forgetful();
    const answers = await Promise.all([set(), set(code, 'another one')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });

  it('says in the spec’s words that the new one is too short [REC-04]', async () => {
    const { code, set } = await forgetful();
    const refused = await set(code, '1234567');
    expect(refused.json()).toMatchObject({
      errors: { password: ['Пароль должен содержать не менее 8 символов'] },
    });
  });

  it('writes in the member’s own language', async () => {
    const { user } = await server.member({ locale: 'en' });
    await codeFor(await server.visitor(), user.email);
    expect((await mailsTo(user.email))[0]?.subject).toMatch(/is your code/);
  });
});

describe('asking for a code', () => {
  it('answers known and unknown addresses alike, and mails only the known (D-26)', async () => {
    const { user } = await server.member();
    const unknown = 'nobody.here@example.org';
    const ask = async (email: string) =>
      (await server.visitor()).try(requestPasswordReset, { body: { email } });
    const [known, other] = [await ask(user.email), await ask(unknown)];
    expect([other.statusCode, other.body]).toEqual([known.statusCode, known.body]);
    await vi.waitFor(async () => expect(await mailsTo(user.email)).toHaveLength(1));
    expect(await mailsTo(unknown)).toHaveLength(0);
    const [knownAgain, otherAgain] = [await ask(user.email), await ask(unknown)];
    expect([knownAgain.statusCode, otherAgain.statusCode]).toEqual([429, 429]);
  });

  it('is throttled per e-mail for one address, whichever visitor asks', async () => {
    const { config } = server.deps;
    const slow = await createTestServer({ config: { ...config, rateLimitScale: 1 } });
    try {
      const statuses: number[] = [];
      for (let count = 0; count <= 10; count += 1) {
        const visitor = await slow.visitor();
        const answer = await visitor.try(requestPasswordReset, { body: { email: 'much@example.org' } });
        statuses.push(answer.statusCode);
        slow.skip(limits.code.resendAfterMs + 1000);
      }
      expect(new Set(statuses.slice(0, -1))).toEqual(new Set([200]));
      expect(statuses.at(-1)).toBe(429);
    } finally {
      await slow.close();
    }
  });
});
