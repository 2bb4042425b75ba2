import {
  channels,
  checkLike,
  deleteDialogue,
  getDialogues,
  getFilteredUsers,
  getGivenLikes,
  getLikedCount,
  getLikedUsers,
  getMatchedUsers,
  getMemberCards,
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
import { likesTold } from '../../test/likesTold';
import { makeMember } from '../../test/makeMember';
import { nextEvent, openSocket, subscribed } from '../../test/openSocket';

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

  it('of a member who is suspended later is in no list of mine, nor is their card (D-39)', async () => {
    const [he, she, other] = [await man(), await server.member(), await server.member()];
    for (const { user } of [she, other]) await he.client.call(likeUser, to(user));
    await server.db.update(users).set({ suspendedReason: 'спам' }).where(eq(users.id, she.user.id));
    const { users: given, total } = await he.client.call(getGivenLikes, {});
    expect([given.map(({ id }) => id), total]).toEqual([[other.user.id], 1]);
    const ids = [she.user.id, other.user.id];
    const { users: cards } = await he.client.call(getMemberCards, { body: { ids } });
    expect(cards.map(({ id }) => id)).toEqual([other.user.id]);
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
    await likesTold(server);
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

  it('count a like that was taken back, even at once: nobody is sounded out for free', async () => {
    const he = await man();
    const others = await Promise.all(
      Array.from({ length: limits.likesPerDay + 1 }, () => makeMember(server.deps)),
    );
    const left = [];
    for (const user of others.slice(0, 50)) {
      left.push((await he.client.call(likeUser, to(user))).likes_left);
      await he.client.call(unlikeUser, to(user));
    }
    expect(left).toEqual(Array.from({ length: 50 }, (_, given) => 49 - given));
    const refused = others.slice(50).map((user) => he.client.try(likeUser, to(user)));
    expect((await Promise.all(refused)).map(({ statusCode }) => statusCode)).toEqual([402]);
    server.skip(24 * 60 * 60_000 + 1000);
    const { likes_left: after } = await he.client.call(getFilteredUsers, { query: {} });
    expect(after).toBe(50);
  });

  it('are as many as LIKES_PER_DAY says, in every answer about them', async () => {
    const strict = await createTestServer({ config: { rateLimitScale: 1000, likesPerDay: 2 } });
    const he = await strict.member({ gender: 'male' });
    const { deps } = strict;
    const [first, second, third] = [await makeMember(deps), await makeMember(deps), await makeMember(deps)];
    const left = async () => (await he.client.call(getFilteredUsers, { query: {} })).likes_left;
    expect(await left()).toBe(2);
    expect((await he.client.call(likeUser, to(first))).likes_left).toBe(1);
    strict.skip(60_000);
    expect((await he.client.call(likeUser, to(second))).likes_left).toBe(0);
    const refused = await he.client.try(likeUser, to(third));
    const { resets_at: resetsAt } = refused.json<{ resets_at: string }>();
    expect(refused.statusCode).toBe(402);
    expect(new Date(resetsAt).getTime() - deps.now().getTime()).toBeGreaterThan(23 * 60 * 60_000);
    // The first like is a day old, the second one is not yet.
    strict.skip(24 * 60 * 60_000 - 30_000);
    expect(await left()).toBe(1);
    await strict.close();
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

  it('is told to the other once a day, however often the like is taken back and given again', async () => {
    const [he, she] = [await man(), await server.member()];
    const hears = openSocket(await server.listen(), server.deps.broadcaster.key, she.client);
    const channel = channels.member(she.user.id);
    await subscribed(hears, channel);
    let told = 0;
    hears.bind('new-dialog-created', () => (told += 1));
    const toldSoFar = async () => {
      const isHeard = nextEvent(hears, channel, 'all of it');
      server.deps.broadcaster.publish(channel, 'all of it', {});
      await isHeard;
      return told;
    };
    await she.client.call(likeUser, to(he.user));
    for (let time = 0; time < 5; time += 1) {
      await he.client.call(likeUser, to(she.user));
      await he.client.call(unlikeUser, to(she.user));
    }
    expect(await toldSoFar()).toBe(1);
    server.skip(24 * 60 * 60_000 + 1000);
    await he.client.call(likeUser, to(she.user));
    expect(await toldSoFar()).toBe(2);
    hears.disconnect();
  });

  it('made again within a day does not bring back a conversation that the other deleted', async () => {
    const [he, she] = [await man(), await server.member()];
    await she.client.call(likeUser, to(he.user));
    const { dialog_id: id } = await he.client.call(likeUser, to(she.user));
    await she.client.call(deleteDialogue, { params: { id: String(id) } });
    await he.client.call(unlikeUser, to(she.user));
    await he.client.call(likeUser, to(she.user));
    expect((await she.client.call(getDialogues, {})).dialogs).toEqual([]);
  });

  it('is seen also when both like at the same moment', async () => {
    const [he, she] = [await man(), await server.member()];
    await Promise.all([he.client.call(likeUser, to(she.user)), she.client.call(likeUser, to(he.user))]);
    expect((await he.client.call(getDialogues, {})).dialogs[0]?.lastMessage?.content).toBe('matched');
    expect((await she.client.call(getDialogues, {})).dialogs[0]?.lastMessage?.content).toBe('matched');
  });
});

describe('likes received', () => {
  it('come by pages, the newest first, and are counted up to a thousand [LIK-01]', async () => {
    const [she, rich] = [await server.member(), await server.member({ premiumUntil: inADay() })];
    const fans = await server.db
      .insert(users)
      .values(
        Array.from({ length: 1100 }, (_, at) => ({
          ...{ name: 'Илья', email: `fan${at}@example.org`, passwordHash: 'none', gender: 'male' as const },
          ...{ city: 'Москва', birthDate: '1996-01-01', createdAt: server.deps.now() },
        })),
      )
      .returning({ id: users.id });
    for (const { user } of [she, rich])
      await server.db.insert(likes).values(fans.map(({ id }) => ({ fromId: id, toId: user.id })));
    const newest = fans.map(({ id }) => id).reverse();
    expect((await she.client.call(getLikedCount, {})).count).toBe(1001);
    expect((await rich.client.call(getLikedCount, {})).count).toBe(1001);

    const hidden = await she.client.call(getLikedUsers, {});
    expect(hidden).toEqual({ users: Array.from({ length: 60 }, () => ({ placeholder: true })), total: 1001 });
    const last = { query: { offset: '1080', limit: '60' } };
    expect((await she.client.call(getLikedUsers, last)).users).toHaveLength(20);

    const page = async (offset: number, limit: number) => {
      const query = { offset: String(offset), limit: String(limit) };
      const { users: shown, total } = await rich.client.call(getLikedUsers, { query });
      return { ids: shown.map((user) => 'id' in user && user.id), total };
    };
    expect(await page(0, 60)).toEqual({ ids: newest.slice(0, 60), total: 1001 });
    expect(await page(60, 100)).toEqual({ ids: newest.slice(60, 160), total: 1001 });
    expect(await page(1050, 60)).toEqual({ ids: newest.slice(1050), total: 1100 });
    expect((await rich.client.try(getLikedUsers, { query: { limit: '101' } })).statusCode).toBe(422);
  });

  it('are nothing but placeholders for a regular member, and true in number [LIK-04]', async () => {
    const she = await server.member();
    const admirers = [await man(), await man()];
    for (const { client } of admirers) await client.call(likeUser, to(she.user));
    await likesTold(server);
    const answer = await she.client.try(getLikedUsers, {});
    expect(answer.body).toBe('{"users":[{"placeholder":true},{"placeholder":true}],"total":2}');
    expect((await she.client.call(getLikedCount, {})).count).toBe(2);
  });

  it('are cards for a premium member, without the blocked and suspended [LIK-03]', async () => {
    const she = await server.member({ premiumUntil: inADay() });
    const [first, blocked, gone] = [await man(), await man(), await man()];
    for (const { client } of [first, blocked, gone]) await client.call(likeUser, to(she.user));
    await likesTold(server);
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
