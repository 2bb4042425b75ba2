import { login, sendAppeal } from '@iskra/api-contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { appeals, users } from '../db/schema';
import { createTestServer, type TestServer } from '../test/createTestServer';
import { testPassword } from '../test/makeMember';
import { asOperator } from './asOperator';

let server: TestServer;
let operator: ReturnType<typeof asOperator>;
beforeAll(async () => {
  server = await createTestServer();
  operator = asOperator(server);
});
afterAll(() => server.close());

/** Somebody suspended, who wrote why that is wrong. */
async function appealed(parts: Parameters<TestServer['member']>[0] = {}) {
  const { user } = await server.member({ name: 'Ольга', ...parts });
  await operator.run('members', 'suspend', `${user.id}`, 'Спам');
  const credentials = { email: user.email, password: testPassword };
  const visitor = await server.visitor();
  await visitor.call(sendAppeal, { body: { ...credentials, text: 'Это\nошибка.' } });
  const [row] = await server.db.select().from(appeals).where(eq(appeals.userId, user.id));
  const signIn = async () => (await (await server.visitor()).try(login, { body: credentials })).statusCode;
  return { user, id: row?.id ?? 0, signIn };
}

const mailsTo = async (email: string) => {
  const mails = (await server.app.inject('/dev/mail.json')).json<
    { to: string; subject: string; text: string }[]
  >();
  return mails.filter(({ to }) => to === email);
};

describe('appeals list', () => {
  it('shows the open ones with their words, each in its line; with --all the closed too', async () => {
    const { user, id } = await appealed();
    expect(await operator.run('appeals', 'list')).toContain(`open\t${user.id} Ольга\tСпам\tЭто ошибка.`);
    await operator.run('appeals', 'refuse', `${id}`);
    expect(await operator.run('appeals', 'list')).toMatch(/^0 of 0 open appeals$/);
    expect(await operator.json('appeals', 'list', '--all')).toMatchObject({
      appeals: [{ id, member_id: user.id, decision: 'refused', answer: null }],
      total: 1,
    });
  });
});

describe('appeals accept', () => {
  it('lets the member in again and mails so in their language, once (D-39)', async () => {
    const { user, id, signIn } = await appealed();
    await server.db.update(users).set({ locale: 'en' }).where(eq(users.id, user.id));
    expect(await signIn()).toBe(403);
    expect(await operator.run('appeals', 'accept', `${id}`)).toBe(
      `Appeal ${id} is accepted: Ольга (${user.id}) is restored`,
    );
    expect(await signIn()).toBe(200);
    expect(await mailsTo(user.email)).toMatchObject([
      { subject: 'Your access to Iskra is back', text: expect.stringContaining('lifted') as string },
    ]);
    await expect(operator.run('appeals', 'accept', `${id}`)).rejects.toThrow(`Appeal ${id} was accepted on`);
    await expect(operator.run('appeals', 'refuse', `${id}`)).rejects.toThrow(`Appeal ${id} was accepted on`);
  });

  it('holds although no mail went out, and says so', async () => {
    const { id, signIn } = await appealed();
    const send = vi.spyOn(server.deps.mailer, 'send').mockRejectedValueOnce(new Error('no route'));
    expect(await operator.run('appeals', 'accept', `${id}`)).toContain('could not be sent: Error: no route');
    expect(await signIn()).toBe(200);
    send.mockRestore();
  });
});

describe('appeals refuse', () => {
  it('leaves the suspension, and mails the answer (D-39)', async () => {
    const { user, id, signIn } = await appealed();
    await operator.run('appeals', 'refuse', `${id}`, ' Жалоб было три. ');
    expect(await signIn()).toBe(403);
    const [mail] = await mailsTo(user.email);
    expect(mail?.subject).toBe('Ответ на ваше обжалование в Искре');
    expect(mail?.text).toMatch(/остаётся закрытым\.\n\nЖалоб было три\.$/);
  });

  it('refuses what is no appeal, and too many words', async () => {
    const { id } = await appealed();
    await expect(operator.run('appeals', 'refuse', '999999')).rejects.toThrow('There is no appeal 999999');
    await expect(operator.run('appeals', 'accept', 'x')).rejects.toThrow('ID must be a number, got "x"');
    await expect(operator.run('appeals', 'refuse', `${id}`, 'два', 'слова')).rejects.toThrow(
      'Usage: npm run admin -- appeals refuse ID [ANSWER] (a text in quotes)',
    );
    await expect(operator.run('appeals', 'refuse', `${id}`, ' ')).rejects.toThrow('ANSWER must be a text');
  });
});

it('an appeal is counted like a try to sign in: one place cannot guess passwords by it (D-26)', async () => {
  const strict = await createTestServer();
  const visitor = await strict.visitor();
  const body = { email: 'somebody@example.org', password: 'guess', text: 'Это ошибка.' };
  const statuses = [];
  for (let at = 0; at < 11; at += 1) statuses.push((await visitor.try(sendAppeal, { body })).statusCode);
  const { statusCode } = await visitor.try(login, { body });
  expect([statuses.slice(0, 10), statuses.at(-1), statusCode]).toEqual([Array(10).fill(401), 429, 429]);
  await strict.close();
});
