import { reportUser, requestPasswordReset, sendVerificationEmail } from '@iskra/api-contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { reports } from '../../db/schema';
import { createTestServer, type TestServer } from '../../test/createTestServer';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitScale: 1000 } });
});
afterAll(() => server.close());

const mailsTo = async (email: string) =>
  (await server.app.inject('/dev/mail.json')).json<{ to: string }[]>().filter(({ to }) => to === email);
const sorted = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode).sort();
const oneOfFifteen = [200, ...Array.from({ length: 14 }, () => 429)];

it('fifteen requests for a code at once send one mail', async () => {
  const email = 'fifteen@example.org';
  const visitors = [await server.visitor(), await server.visitor(), await server.visitor()];
  const answers = await Promise.all(
    Array.from({ length: 15 }, (_, at) => visitors[at % 3]?.try(sendVerificationEmail, { body: { email } })),
  );
  expect(sorted(answers as { statusCode: number }[])).toEqual(oneOfFifteen);
  expect(await mailsTo(email)).toHaveLength(1);
});

it('fifteen requests for a new password at once send one mail', async () => {
  const { user } = await server.member();
  const visitor = await server.visitor();
  const ask = () => visitor.try(requestPasswordReset, { body: { email: user.email } });
  const answers = await Promise.all(Array.from({ length: 15 }, ask));
  expect(sorted(answers)).toEqual(oneOfFifteen);
  await vi.waitFor(async () => expect(await mailsTo(user.email)).not.toHaveLength(0));
  expect(await mailsTo(user.email)).toHaveLength(1);
});

it('twenty equal reports at once are one, and another one after it is resolved', async () => {
  const [me, other] = [await server.member(), await server.member()];
  const body = { reported_id: other.user.id, reason: 'fraud' as const, comment: 'Просит денег.' };
  const report = () => me.client.try(reportUser, { body });
  const answers = await Promise.all(Array.from({ length: 20 }, report));
  expect(sorted(answers)).toEqual(Array.from({ length: 20 }, () => 200));
  const ofHer = eq(reports.reportedId, other.user.id);
  expect(await server.db.$count(reports, ofHer)).toBe(1);
  await server.db.update(reports).set({ resolvedAt: server.deps.now(), resolution: 'ok' }).where(ofHer);
  await report();
  expect(await server.db.$count(reports, ofHer)).toBe(2);
});
