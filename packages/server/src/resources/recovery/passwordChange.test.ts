import { hash } from '@node-rs/argon2';
import { getSession, login, requestPasswordReset, resetPassword } from '@iskra/api-contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { asOperator } from '../../admin/asOperator';
import { users } from '../../db/schema';
import { createTestServer, type TestServer } from '../../test/createTestServer';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const old = 'the old password';

/** A member whose password takes long to check, so that something else can happen meanwhile. */
async function slowMember() {
  const passwordHash = await hash(old, { memoryCost: 19_456, timeCost: 60, parallelism: 1 });
  const { user } = await server.member();
  await server.db.update(users).set({ passwordHash }).where(eq(users.id, user.id));
  return user;
}

async function mailedCode(email: string): Promise<string> {
  const mails = (await server.app.inject('/dev/mail.json')).json<{ to: string; text: string }[]>();
  const code = /\d{6}/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[0];
  if (!code) throw new Error('No code yet');
  return code;
}

it('a sign-in with the old password that is under way opens nothing once the password is another', async () => {
  const user = await slowMember();
  const owner = await server.visitor();
  await owner.call(requestPasswordReset, { body: { email: user.email } });
  const code = await vi.waitFor(() => mailedCode(user.email));
  const thief = await server.visitor();
  const late = thief.try(login, { body: { email: user.email, password: old } });
  await owner.call(resetPassword, { body: { email: user.email, code, password: 'quite another one' } });
  expect((await late).statusCode).toBe(401);
  expect((await thief.try(getSession, {})).statusCode).toBe(401);
  const again = await owner.try(login, { body: { email: user.email, password: 'quite another one' } });
  expect(again.statusCode).toBe(200);
});

it('a sign-in that is under way opens nothing once the member is suspended', async () => {
  const user = await slowMember();
  const visitor = await server.visitor();
  const late = visitor.try(login, { body: { email: user.email, password: old } });
  await asOperator(server).run('members', 'suspend', user.email, 'спам');
  // With the embedded database the suspension is sometimes first, and then the answer says why.
  expect([401, 403]).toContain((await late).statusCode);
  expect((await visitor.try(getSession, {})).statusCode).toBe(401);
});
