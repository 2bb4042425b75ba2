import { randomUUID } from 'node:crypto';
import {
  blockUser,
  deleteAccount,
  getMessages,
  likeUser,
  reportUser,
  sendMessage,
} from '@iskra/api-contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { blocks, users } from '../../db/schema';
import { createTestServer, type TestServer } from '../../test/createTestServer';
import { holdRow } from '../../test/holdRow';
import { talkingPair } from '../../test/talkingPair';

const holdMember = 'select 1 from users where id = $1 for update';

// Two transactions are never open at once on the embedded database: this needs PostgreSQL, as the step server-postgres has it.
describe.skipIf(!process.env['DATABASE_URL_TEST'])('what members do to each other at the same moment', () => {
  let server: TestServer;
  const holding: Awaited<ReturnType<typeof holdRow>>[] = [];
  beforeAll(async () => {
    server = await createTestServer({ config: { rateLimitScale: 1000 } });
  });
  afterEach(async () => {
    for (const { release } of holding.splice(0)) await release();
    expect(server.errors.splice(0)).toEqual([]);
  });
  afterAll(() => server.close());

  const hold = async (query: string, ...values: unknown[]) => {
    const held = await holdRow(server.databaseUrl, query, values);
    holding.push(held);
    return held;
  };
  const block = (userId: number) => ({ body: { blocked_id: userId, reason: 'spam' as const } });
  const to = (userId: number) => ({ params: { userId: String(userId) } });

  it('a send that waited while a block came is refused, and who blocked never reads it [BLK-04]', async () => {
    const { man, woman, dialogueId, send } = await talkingPair(server);
    await send('раньше');
    const held = await hold('select 1 from dialogues where id = $1 for update', dialogueId);
    const sent = send('после блокировки');
    await held.awaited(1);
    await woman.client.call(blockUser, block(man.user.id));
    await held.release();
    expect((await sent).statusCode).toBe(403);
    const read = { params: { dialogId: String(dialogueId) }, query: {} };
    const { messages } = await woman.client.call(getMessages, read);
    expect(messages.map(({ content }) => content)).toEqual(['раньше']);
  });

  it('a block is not answered while a message that came before it is still being written [BLK-04]', async () => {
    const { man, woman, dialogueId } = await talkingPair(server);
    const held = await hold('update dialogues set last_activity_at = now() where id = $1', dialogueId);
    let isAnswered = false;
    const blocked = woman.client.call(blockUser, block(man.user.id)).then(() => (isAnswered = true));
    await held.awaited(1);
    expect(isAnswered).toBe(false);
    await held.release();
    await blocked;
  });

  it('a like and a block of the same two at once both succeed', async () => {
    const [one, other] = [await server.member({ gender: 'male' }), await server.member()];
    const held = await hold(holdMember, one.user.id);
    const liked = one.client.try(likeUser, to(other.user.id));
    await held.awaited(1);
    const blocked = other.client.try(blockUser, block(one.user.id));
    await held.awaited(2);
    await held.release();
    expect([(await liked).statusCode, (await blocked).statusCode]).toEqual([200, 200]);
  });

  it('two who block each other at once both succeed', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { man, woman } = await talkingPair(server);
      await man.client.call(likeUser, to(woman.user.id));
      const answers = await Promise.all([
        man.client.try(blockUser, block(woman.user.id)),
        woman.client.try(blockUser, block(man.user.id)),
        woman.client.try(likeUser, to(man.user.id)),
      ]);
      expect(answers.slice(0, 2).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      expect([200, 404]).toContain(answers[2]?.statusCode);
    }
  });

  it.each(['block', 'report', 'like'] as const)(
    'a %s of a member who deletes the account meanwhile finds nobody',
    async (deed) => {
      const [gone, other] = [await server.member(), await server.member({ gender: 'male' })];
      const held = await hold(holdMember, gone.user.id);
      const deleted = gone.client.try(deleteAccount, {});
      await held.awaited(1);
      const done = {
        block: () => other.client.try(blockUser, block(gone.user.id)),
        report: () =>
          other.client.try(reportUser, { body: { reported_id: gone.user.id, reason: 'spam', comment: '' } }),
        like: () => other.client.try(likeUser, to(gone.user.id)),
      }[deed]();
      await held.awaited(2);
      await held.release();
      expect((await deleted).statusCode).toBe(200);
      const { statusCode, body } = await done;
      expect([statusCode, JSON.parse(body)]).toEqual([404, { message: 'Не найдено.' }]);
    },
  );

  it('two who blocked each other and delete their accounts at once are both gone [SET-09]', async () => {
    const [one, other] = [await server.member(), await server.member()];
    await server.db.insert(blocks).values([
      { blockerId: one.user.id, blockedId: other.user.id, reason: 'spam' },
      { blockerId: other.user.id, blockedId: one.user.id, reason: 'spam' },
    ]);
    const held = await hold('select 1 from blocks where blocker_id = $1 for update', one.user.id);
    const first = one.client.try(deleteAccount, {});
    await held.awaited(1);
    const second = other.client.try(deleteAccount, {});
    await held.awaited(2);
    await held.release();
    expect([(await first).statusCode, (await second).statusCode]).toEqual([200, 200]);
    expect(await server.db.$count(users, eq(users.id, other.user.id))).toBe(0);
  });
});

describe('a transaction that PostgreSQL ends because of others', () => {
  it.each(['40P01', '40001'])(
    'is tried three times, and then the member is told with 503 (%s)',
    async (code) => {
      const server = await createTestServer();
      const { man, woman, dialogueId } = await talkingPair(server);
      const conflict = Object.assign(new Error('conflict'), { code });
      const transaction = vi.spyOn(server.db, 'transaction').mockRejectedValue(conflict);
      const body = {
        content: 'Привет',
        sender_id: man.user.id,
        recipient_id: woman.user.id,
        client_id: randomUUID(),
      };
      const params = { dialogId: String(dialogueId) };
      const refused = await man.client.try(sendMessage, { params, body });
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
      expect(transaction).toHaveBeenCalledTimes(3);
      transaction.mockRestore();
      await server.close();
    },
  );
});
