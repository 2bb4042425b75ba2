import {
  getSession,
  limits,
  login,
  register,
  sendVerificationEmail,
  verifyCode,
  type BodyOf,
} from '@iskra/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema';
import { createTestServer, type TestServer } from '../../test/createTestServer';
import type { TestClient } from '../../test/TestClient';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitScale: 1000 } });
});
afterAll(() => server.close());

let count = 0;
function man(parts: Partial<BodyOf<typeof register>> = {}): BodyOf<typeof register> {
  count += 1;
  return {
    gender: 'male',
    name: 'Иван',
    birth_day: 5,
    birth_month: 3,
    birth_year: server.deps.now().getUTCFullYear() - 25,
    city: 'Москва',
    email: `new${count}@example.org`,
    password: 'secret',
    ...parts,
  };
}

interface Mail {
  readonly to: string;
  readonly text: string;
}

async function codeFor(client: TestClient, email: string): Promise<string> {
  await client.call(sendVerificationEmail, { body: { email } });
  const mails = (await client.send('GET', '/dev/mail.json')).json<Mail[]>();
  return /\d{6}/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[0] ?? 'none';
}

const wrong = (code: string) => (code === '000000' ? '111111' : '000000');
const fieldErrors = (answer: { json: () => unknown }) =>
  (answer.json() as { errors: Record<string, string[]> }).errors;

describe('registering', () => {
  it('makes a member and signs in [REG-12]', async () => {
    const visitor = await server.visitor();
    const body = man({ email: ' New.One@Example.org ', age: 99 });
    const { user, premium } = await visitor.call(register, { body });
    expect(user).toMatchObject({
      email: 'new.one@example.org',
      auth: true,
      age: 25,
      city: { name: 'Москва' },
    });
    expect(premium.is_active).toBe(false);
    expect((await visitor.call(getSession, {})).user.id).toBe(user.id);
    const later = await server.visitor();
    await later.call(login, { body: { email: body.email, password: 'secret' } });
  });

  it('tells every field that is wrong in one answer [REG-11]', async () => {
    const visitor = await server.visitor();
    const body = { ...man(), name: 'Иван2', email: 'x', password: '12345' };
    const refused = await visitor.try(register, { body });
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(fieldErrors(refused)).sort()).toEqual(['email', 'name', 'password']);
  });

  it('needs 18 years on the exact day, and a real day [REG-14]', async () => {
    const today = server.deps.now();
    const tomorrow = new Date(today.getTime() + 24 * 60 * 60_000);
    const dayOf = (date: Date) => ({
      birth_day: date.getUTCDate(),
      birth_month: date.getUTCMonth() + 1,
      birth_year: date.getUTCFullYear() - limits.age.min,
    });
    const visitor = await server.visitor();
    const young = await visitor.try(register, { body: man(dayOf(tomorrow)) });
    expect([young.statusCode, Object.keys(fieldErrors(young))]).toEqual([422, ['birth_year']]);
    const never = await visitor.try(register, { body: man({ birth_day: 31, birth_month: 2 }) });
    expect(Object.keys(fieldErrors(never))).toEqual(['birth_day']);
    expect((await visitor.try(register, { body: man(dayOf(today)) })).statusCode).toBe(200);
  });

  it('refuses a city that is not in the list and a taken e-mail, and makes nobody', async () => {
    const visitor = await server.visitor();
    const nowhere = await visitor.try(register, { body: man({ city: 'Атлантида' }) });
    expect(Object.keys(fieldErrors(nowhere))).toEqual(['city']);
    const { user } = await server.member();
    const before = await server.db.$count(users);
    const taken = await visitor.try(register, { body: man({ email: user.email }) });
    expect(Object.keys(fieldErrors(taken))).toEqual(['email']);
    expect(await server.db.$count(users)).toBe(before);
  });

  it('takes one of two registrations of one address at the same moment', async () => {
    const visitors = await Promise.all([server.visitor(), server.visitor()]);
    const body = man();
    const answers = await Promise.all(visitors.map((visitor) => visitor.try(register, { body })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect(await server.db.$count(users, eq(users.email, body.email))).toBe(1);
  });
});

describe('a woman’s address', () => {
  const woman = (email: string) => man({ gender: 'female', name: 'Анна', email });

  it('is confirmed by the mailed code, then she registers [REG-09]', async () => {
    const visitor = await server.visitor();
    const email = 'anna@example.org';
    const code = await codeFor(visitor, email);
    const early = await visitor.try(register, { body: woman(email) });
    expect(Object.keys(fieldErrors(early))).toEqual(['email']);
    await visitor.call(verifyCode, { body: { email, verification_code: code } });
    expect((await visitor.try(register, { body: woman(email) })).statusCode).toBe(200);
  });

  it('is confirmed for the visitor who asked, and for that address, alone', async () => {
    const [visitor, other] = [await server.visitor(), await server.visitor()];
    const code = await codeFor(visitor, 'bound@example.org');
    const elsewhere = await other.try(verifyCode, {
      body: { email: 'bound@example.org', verification_code: code },
    });
    expect(elsewhere.statusCode).toBe(422);
    await visitor.call(verifyCode, { body: { email: 'bound@example.org', verification_code: code } });
    expect((await visitor.try(register, { body: woman('another@example.org') })).statusCode).toBe(422);
    expect((await other.try(register, { body: woman('bound@example.org') })).statusCode).toBe(422);
  });

  it('needs the right code: five tries, then none is right (D-26) [REG-10]', async () => {
    const visitor = await server.visitor();
    const email = 'tries@example.org';
    const code = await codeFor(visitor, email);
    for (let tries = 0; tries < limits.code.tries; tries += 1) {
      const refused = await visitor.try(verifyCode, { body: { email, verification_code: wrong(code) } });
      expect([refused.statusCode, fieldErrors(refused)]).toEqual([
        422,
        { verification_code: ['Невірний код.'] },
      ]);
    }
    expect((await visitor.try(verifyCode, { body: { email, verification_code: code } })).statusCode).toBe(
      422,
    );
  });

  it('needs it within 15 minutes, once, and a new one after 60 s (D-26)', async () => {
    const visitor = await server.visitor();
    const email = 'late@example.org';
    const old = await codeFor(visitor, email);
    const soon = await visitor.try(sendVerificationEmail, { body: { email } });
    expect([soon.statusCode, Number(soon.headers['retry-after']) <= 60]).toEqual([429, true]);
    server.skip(limits.code.validMs + 1000);
    expect((await visitor.try(verifyCode, { body: { email, verification_code: old } })).statusCode).toBe(422);
    const fresh = await codeFor(visitor, email);
    const use = () => visitor.try(verifyCode, { body: { email, verification_code: fresh } });
    expect([(await use()).statusCode, (await use()).statusCode]).toEqual([200, 422]);
    server.skip(limits.code.validMs + 1000);
    expect((await visitor.try(register, { body: woman(email) })).statusCode).toBe(422);
  });

  it('that is taken is refused before any mail', async () => {
    const { user } = await server.member();
    const visitor = await server.visitor();
    const refused = await visitor.try(sendVerificationEmail, { body: { email: user.email } });
    expect(Object.keys(fieldErrors(refused))).toEqual(['email']);
  });
});

describe('the mailbox', () => {
  it('is there for this machine only (D-25)', async () => {
    for (const options of [
      { remoteAddress: '10.0.0.7' },
      { headers: { host: 'iskra.example' } },
      { headers: { 'x-forwarded-for': '10.0.0.7' } },
    ]) {
      expect((await server.app.inject({ url: '/dev/mail.json', ...options })).statusCode).toBe(404);
    }
    const page = await server.app.inject({ url: '/dev/mail' });
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('anna@example.org')]);
  });
});
