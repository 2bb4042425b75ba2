import { dayMs } from '@iskra/api-contract/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { premiumRequests, users } from '../db/schema';
import { addRequest } from '../resources/premium/premium.repository';
import { createTestServer, type TestServer } from '../test/createTestServer';
import { makeMember } from '../test/makeMember';
import { asOperator } from './asOperator';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function request(days: number, premiumUntil: Date | null = null) {
  const member = await makeMember(server.deps, { name: 'Вера', premiumUntil });
  const { id } = await addRequest(server.db, member, days, server.deps.now());
  return { id, member };
}

const premiumUntil = async (id: number) =>
  (await server.db.select().from(users).where(eq(users.id, id)))[0]?.premiumUntil ?? null;

it('lists what is under review with what is to be paid, and with --all what is closed too [PRE-08]', async () => {
  const operator = asOperator(server);
  const [week, month] = [await request(7), await request(30)];
  expect(await operator.run('premium', 'list')).toMatch(
    new RegExp(
      `^${week.id}\\t\\S+\\tpending\\t7 days\\t500 RUB\\tby ${week.member.id} Вера\\t${week.member.email}\\n` +
        `${month.id}\\t.*\\t1400 RUB\\t.*\\n2 of 2 requests under review$`,
    ),
  );
  await operator.run('premium', 'refuse', String(week.id));
  expect(await operator.json('premium', 'list')).toMatchObject({
    requests: [{ id: month.id, status: 'pending', duration_days: 30, price: 1400 }],
    total: 1,
  });
  expect(await operator.json('premium', 'list', '--all')).toMatchObject({
    requests: [{ id: month.id }, { id: week.id, status: 'refused' }],
    total: 2,
  });
  expect(await operator.json('stats')).toMatchObject({ premium_requests: 1 });
});

it('approves once: premium begins, or goes on from its end; nothing is approved twice [PRE-08]', async () => {
  const operator = asOperator(server);
  const left = new Date(server.deps.now().getTime() + 2 * dayMs);
  const { id, member } = await request(7, left);
  const words = ['premium', 'approve', String(id)];
  const twice = await Promise.allSettled([operator.json(...words), operator.json(...words)]);
  const end = new Date(left.getTime() + 7 * dayMs);
  expect(twice.find(({ status }) => status === 'fulfilled')).toMatchObject({
    value: { id, status: 'approved', member_id: member.id, premium_until: end.toISOString() },
  });
  expect(twice.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { message: expect.stringMatching(`^Request ${id} was approved on `) as string },
  });
  expect(await premiumUntil(member.id)).toEqual(end);
  await expect(operator.run('premium', 'refuse', String(id))).rejects.toThrow('was approved on');
  expect(await premiumUntil(member.id)).toEqual(end);
});

it('refuses, and premium stays as it was; the member may ask again', async () => {
  const operator = asOperator(server);
  const { id, member } = await request(30);
  await operator.run('premium', 'refuse', String(id));
  expect(await premiumUntil(member.id)).toBeNull();
  await expect(operator.run('premium', 'approve', String(id))).rejects.toThrow('was refused on');
  expect(await premiumUntil(member.id)).toBeNull();
  expect((await addRequest(server.db, member, 7, server.deps.now())).id).not.toBe(id);
});

it('says what is wrong, and changes nothing', async () => {
  const operator = asOperator(server);
  const before = await server.db.select().from(premiumRequests);
  await expect(operator.run('premium', 'approve', '999999')).rejects.toThrow('There is no request 999999');
  await expect(operator.run('premium', 'approve', 'x')).rejects.toThrow('ID must be a number, got "x"');
  await expect(operator.run('premium', 'refuse')).rejects.toThrow(
    'Usage: npm run admin -- premium refuse ID',
  );
  expect(await server.db.select().from(premiumRequests)).toEqual(before);
});
