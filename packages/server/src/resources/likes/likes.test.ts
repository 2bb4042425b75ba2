import {
  checkLike,
  getDialogues,
  getFilteredUsers,
  getLikedCount,
  getLikedUsers,
  getMatchedUsers,
  getMessages,
  getUser,
  likeUser,
  limits,
  removeLike,
  unlikeUser,
} from '@iskra/api-contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blocks, likes, users } from '../../db/schema';
import { createTestServer, type TestServer } from '../../test/createTestServer';
import { makeMember } from '../../test/makeMember';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitScale: 1000 } });
});
afterAll(() => server.close());

const to = (user: { id: number }) => ({ params: { userId: String(user.id) } });
const man = () => server.member({ gender: 'male', name: 'Илья' });
const likesOf = (userId: number) => server.db.$count(likes, eq(likes.fromId, userId));
const inADay = () => new Date(server.deps.now().getTime() + 24 * 60 * 60_000);

describe('a like', () => {
  it('begins a dialogue that only the liker sees (D-15)', async () => {
    const [he, she] = [await man(), await server.member()];
    const { dialog_id: id, likes_left: left } = await he.client.call(likeUser, to(she.user));
    expect(left).toBe(limits.likesPerDay - 1);
    expect((await he.client.call(getDialogues, {})).dialogs.map(({ dialog_id }) => dialog_id)).toEqual([id]);
    expect((await she.client.call(getDialogues, {})).dialogs).toEqual([]);
    expect((await he.client.call(checkLike, to(she.user))).liked).toBe(true);
    expect((await she.client.call(checkLike, to(he.user))).liked).toBe(false);
  });

  it('given twice is one like', async () => {
    const [he, she] = [await man(), await server.member()];
    const [one, two] = await Promise.all([1, 2].map(() => he.client.call(likeUser, to(she.user))));
    expect(one).toEqual(two);
    expect(await likesOf(he.user.id)).toBe(1);
  });

  it('between members of one gender has no dialogue', async () => {
    const [one, other] = [await server.member(), await server.member()];
    expect((await one.client.call(likeUser, to(other.user))).dialog_id).toBeNull();
  });

  it('taken back leaves nothing behind (D-21)', async () => {
    const [he, she] = [await man(), await server.member()];
    await he.client.call(likeUser, to(she.user));
    await he.client.call(unlikeUser, to(she.user));
    expect((await she.client.call(getLikedCount, {})).count).toBe(0);
    expect((await he.client.call(checkLike, to(she.user))).liked).toBe(false);
  });

  it('is taken off the list of a premium recipient, and its giver sees no difference [LIK-03]', async () => {
    const [he, she] = [await man(), await server.member({ premiumUntil: inADay() })];
    const others = await man();
    await he.client.call(likeUser, to(she.user));
    await others.client.call(likeUser, to(she.user));
    expect((await she.client.call(removeLike, to(he.user))).message).toBe('Симпатия убрана из списка.');
    expect((await she.client.call(getLikedUsers, {})).users).toMatchObject([{ id: others.user.id }]);
    expect((await she.client.call(getLikedCount, {})).count).toBe(1);
    expect((await he.client.call(checkLike, to(she.user))).liked).toBe(true);
    const again = await she.client.try(removeLike, to(he.user));
    const never = await she.client.try(removeLike, { params: { userId: '987654' } });
    expect([again.statusCode, again.body]).toEqual([404, never.body]);
    await she.client.call(likeUser, to(he.user));
    expect((await she.client.call(getMatchedUsers, {})).users).toMatchObject([{ id: he.user.id }]);
  });

  it('of oneself, of nobody and of one who blocked is a 404, all alike (D-33)', async () => {
    const [he, she] = [await man(), await server.member()];
    await server.db.insert(blocks).values({ blockerId: she.user.id, blockedId: he.user.id, reason: 'spam' });
    const bodies = await Promise.all(
      [he.user, she.user, { id: 987654 }].map(async (user) => {
        const refused = await he.client.try(likeUser, to(user));
        expect(refused.statusCode).toBe(404);
        return refused.body;
      }),
    );
    expect(new Set(bodies).size).toBe(1);
    expect((await he.client.try(getUser, { params: { id: String(she.user.id) } })).body).toBe(bodies[0]);
    expect(await likesOf(he.user.id)).toBe(0);
  });
});

describe('the day’s likes (D-04) [ENC-11]', () => {
  it('end at 50 for a regular member, also when sent at once, and come back after a day', async () => {
    const he = await man();
    const others = await Promise.all(
      Array.from({ length: limits.likesPerDay + 1 }, () => makeMember(server.deps)),
    );
    const given = others
      .slice(0, 49)
      .map(({ id }) => ({ fromId: he.user.id, toId: id, createdAt: server.deps.now() }));
    await server.db.insert(likes).values(given);
    const answers = await Promise.all(others.slice(49).map((user) => he.client.try(likeUser, to(user))));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 402]);
    const refused = answers.find(({ statusCode }) => statusCode === 402)?.json<{ resets_at: string }>();
    expect(new Date(refused?.resets_at ?? 0).getTime()).toBeGreaterThan(server.deps.now().getTime());
    expect(await likesOf(he.user.id)).toBe(50);
    expect((await he.client.call(getFilteredUsers, { query: {} })).likes_left).toBe(0);
    server.skip(24 * 60 * 60_000 + 1000);
    expect((await he.client.call(getFilteredUsers, { query: {} })).likes_left).toBe(50);
  });

  it('have no end for a premium member', async () => {
    const he = await server.member({ gender: 'male', premiumUntil: inADay() });
    const she = await server.member();
    expect((await he.client.call(likeUser, to(she.user))).likes_left).toBeNull();
  });
});

describe('a mutual like', () => {
  it('is a match for both, with a system message in the dialogue [MAT-01]', async () => {
    const [he, she] = [await man(), await server.member({ name: 'Ольга' })];
    await he.client.call(likeUser, to(she.user));
    const { dialog_id: id } = await she.client.call(likeUser, to(he.user));
    expect((await he.client.call(getMatchedUsers, {})).users).toMatchObject([
      { id: she.user.id, name: 'Ольга' },
    ]);
    expect((await she.client.call(getMatchedUsers, {})).users).toMatchObject([{ id: he.user.id }]);
    expect((await she.client.call(getLikedCount, {})).count).toBe(0);
    const params = { dialogId: String(id) };
    const { messages } = await she.client.call(getMessages, { params, query: {} });
    expect(messages).toMatchObject([
      { type: 'system', content: 'matched', sender_id: null, recipient_id: null },
    ]);
    expect((await he.client.call(getDialogues, {})).dialogs[0]).toMatchObject({
      dialog_available: true,
      unread: 0,
    });
    await she.client.call(unlikeUser, to(he.user));
    await she.client.call(likeUser, to(he.user));
    expect((await she.client.call(getMessages, { params, query: {} })).messages).toHaveLength(1);
  });

  it('is seen also when both like at the same moment', async () => {
    const [he, she] = [await man(), await server.member()];
    await Promise.all([he.client.call(likeUser, to(she.user)), she.client.call(likeUser, to(he.user))]);
    expect((await he.client.call(getDialogues, {})).dialogs[0]?.lastMessage?.content).toBe('matched');
    expect((await she.client.call(getDialogues, {})).dialogs[0]?.lastMessage?.content).toBe('matched');
  });
});

describe('likes received', () => {
  it('are nothing but placeholders for a regular member, and true in number [LIK-04]', async () => {
    const she = await server.member();
    const admirers = [await man(), await man()];
    for (const { client } of admirers) await client.call(likeUser, to(she.user));
    const answer = await she.client.try(getLikedUsers, {});
    expect(answer.body).toBe('{"users":[{"placeholder":true},{"placeholder":true}]}');
    expect((await she.client.call(getLikedCount, {})).count).toBe(2);
  });

  it('are cards for a premium member, without the blocked and suspended [LIK-03]', async () => {
    const she = await server.member({ premiumUntil: inADay() });
    const [first, blocked, gone] = [await man(), await man(), await man()];
    for (const { client } of [first, blocked, gone]) await client.call(likeUser, to(she.user));
    await server.db
      .insert(blocks)
      .values({ blockerId: she.user.id, blockedId: blocked.user.id, reason: 'spam' });
    await server.db.update(users).set({ suspendedReason: 'спам' }).where(eq(users.id, gone.user.id));
    expect((await she.client.call(getLikedUsers, {})).users).toMatchObject([
      { id: first.user.id, name: 'Илья' },
    ]);
    expect((await she.client.call(getLikedCount, {})).count).toBe(1);
  });
});
