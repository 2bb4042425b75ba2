import {
  login,
  requestPasswordReset,
  register,
  reportUser,
  sendVerificationEmail,
} from '@iskra/api-contract';
import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { createTestServer } from '../test/createTestServer';
import { stdoutLog } from './stdoutLog';

function capture() {
  const lines: string[] = [];
  return { lines, log: stdoutLog({ write: (line) => void lines.push(line) }) };
}

/** All that was said, but for when: the digits of a moment may be those of a secret. */
const saidOn = (lines: readonly string[]) =>
  lines.map((line) => JSON.stringify({ ...(JSON.parse(line) as object), time: undefined })).join('\n');

describe('the log', () => {
  it('is one line of JSON each', () => {
    const { lines, log } = capture();
    log.info('Started');
    log.error(new TypeError('Broken'), 'GET /api/x failed');
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { level: 30, msg: 'Started' },
      {
        level: 50,
        msg: 'GET /api/x failed',
        err: {
          type: 'TypeError',
          message: 'Broken',
          stack: expect.stringContaining('stdoutLog.test') as string,
        },
      },
    ]);
  });

  it('keeps addresses, codes, cards and tokens of any error’s text to itself', () => {
    const { lines, log } = capture();
    const token = 'k'.repeat(43);
    log.error(
      new Error(`550 <vera@mail.ru> code 123456 card 4111 1111 1111 1111 cookie ${token}`, {
        cause: Object.assign(new Error('at vera@mail.ru'), { response: 'vera@mail.ru' }),
      }),
      'A mail could not be sent',
    );
    log.error('vera@mail.ru', 'Odd');
    const all = saidOn(lines);
    for (const secret of ['vera', '123456', '4111', token]) expect(all).not.toContain(secret);
    expect(all).toContain('[e-mail]');
  });

  it('of a server whose database and mail fail names neither members nor what they wrote', async () => {
    const { lines, log } = capture();
    const server = await createTestServer({ config: { smtpUrl: 'smtp://127.0.0.1:1' }, log });
    const secrets = ['vera@mail.ru', 'secret-password', 'Он пишет гадости', 'Вероника'];
    const [email = '', password = '', comment = '', name = ''] = secrets;
    const visitor = await server.visitor();
    await visitor.try(sendVerificationEmail, { body: { email } });
    const { client, user } = await server.member({ name });
    const other = await server.member();
    await client.try(requestPasswordReset, { body: { email: user.email } });
    await vi.waitFor(() => expect(lines.length).toBeGreaterThan(1));
    await server.db.execute(sql`alter table reports rename to gone`);
    const reported = await client.try(reportUser, {
      body: { reported_id: other.user.id, reason: 'other', comment },
    });
    expect(reported.statusCode).toBe(500);
    await server.db.execute(sql`alter table users rename to gone_users`);
    expect((await visitor.try(login, { body: { email, password } })).statusCode).toBe(500);
    const body = { name, email, password, gender: 'male', city: 'Москва', birth_date: '1998-06-15' } as never;
    await visitor.try(register, { body });
    const all = saidOn(lines);
    expect(lines.length).toBeGreaterThan(3);
    expect(all).toContain('A query failed');
    for (const secret of [...secrets, user.email, client.cookie, client.token])
      expect(all).not.toContain(secret);
    expect(all).not.toMatch(/@(mail|example)\./);
    await server.close();
  });
});
