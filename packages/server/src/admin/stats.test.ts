import { afterAll, beforeAll, expect, it } from 'vitest';
import { dialogues, likes, messages, reports } from '../db/schema';
import { createTestServer, type TestServer } from '../test/createTestServer';
import { makeMember } from '../test/makeMember';
import { asOperator } from './asOperator';

const hourMs = 60 * 60_000;
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const hoursAgo = (hours: number) => new Date(server.deps.now().getTime() - hours * hourMs);

it('counts what is there and what is recent', async () => {
  const { db, deps } = server;
  const one = await makeMember(deps, { premiumUntil: hoursAgo(-1), isDemoOnline: true });
  const two = await makeMember(deps, { premiumUntil: hoursAgo(1), createdAt: hoursAgo(8 * 24) });
  const three = await makeMember(deps, { onlineUntil: hoursAgo(-1) });
  await makeMember(deps, { suspendedReason: 'спам', isDemoOnline: true, premiumUntil: hoursAgo(-1) });
  await db.insert(dialogues).values({ id: 1, lowId: one.id, highId: two.id });
  const said = { dialogueId: 1, senderId: one.id, recipientId: two.id, content: 'Привет' };
  await db.insert(messages).values([
    { ...said, createdAt: hoursAgo(1) },
    { ...said, createdAt: hoursAgo(2) },
    { ...said, createdAt: hoursAgo(25) },
    { ...said, type: 'system', createdAt: hoursAgo(1) },
  ]);
  await db.insert(likes).values([
    { fromId: one.id, toId: two.id, createdAt: hoursAgo(1) },
    { fromId: three.id, toId: two.id, createdAt: hoursAgo(25) },
  ]);
  await db.insert(reports).values([
    { reportedId: two.id, reason: 'spam' },
    { reportedId: two.id, reason: 'spam', resolvedAt: hoursAgo(1), resolution: 'пусто' },
  ]);
  const operator = asOperator(server);
  expect(await operator.json('stats')).toEqual({
    members: 3,
    new_in_7_days: 2,
    premium: 1,
    online: 2,
    suspended: 1,
    messages_in_24_hours: 2,
    likes_in_24_hours: 1,
    premium_requests: 0,
    open_reports: 1,
  });
  expect(await operator.run('stats')).toMatch(/^members: 3\nnew in 7 days: 2\n/);
  await expect(operator.run('stats', 'now')).rejects.toThrow('Usage: npm run admin -- stats');
});
