import {
  channels,
  getDialogues,
  getDialogueWith,
  getLikedUsers,
  getPaymentCard,
  getPremiumRequest,
  getSession,
  likeUser,
  removePremium,
  requestPremium,
} from '@iskra/api-contract';
import { dayMs } from '@iskra/api-contract/rules';
import { eq } from 'drizzle-orm';
import type Pusher from 'pusher-js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { asOperator } from '../../admin/asOperator';
import { premiumRequests, users } from '../../db/schema';
import { createTestServer, type TestServer } from '../../test/createTestServer';
import { likesTold } from '../../test/likesTold';
import { nextEvent, openSocket, subscribed } from '../../test/openSocket';
import type { TestClient } from '../../test/TestClient';
import { endPremiums } from './changePremium';
import { PremiumWatch } from './PremiumWatch';

const change = 'change-premium-status';

let server: TestServer;
let port: number;
const sockets: Pusher[] = [];
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitScale: 1000, cardNumber: '2200 1234 5678 9010' } });
  port = await server.listen();
});
afterEach(() => sockets.splice(0).forEach((socket) => socket.disconnect()));
afterAll(() => server.close());

type Member = Awaited<ReturnType<TestServer['member']>>;

const inDays = (days: number) => new Date(server.deps.now().getTime() + days * dayMs);
const ask = ({ client, user }: Member, parts: object = {}) =>
  client.try(requestPremium, { body: { user_id: user.id, duration_days: 7, ...parts } });
const requestsOf = ({ user }: Member) =>
  server.db.select().from(premiumRequests).where(eq(premiumRequests.userId, user.id));
const premiumOf = async ({ client }: Member) => (await client.call(getSession, {})).premium;

const setEnd = ({ user }: Member, inMs: number) =>
  server.db
    .update(users)
    .set({ premiumUntil: new Date(server.deps.now().getTime() + inMs) })
    .where(eq(users.id, user.id));

async function hear({ client, user }: Member, channel = channels.premium(user.id)): Promise<Pusher> {
  const socket = openSocket(port, server.deps.broadcaster.key, client as TestClient);
  sockets.push(socket);
  await subscribed(socket, channel);
  return socket;
}

describe('the card', () => {
  it('comes as 16 digits and is kept by nobody on the way (D-37) [PRE-04]', async () => {
    const { client } = await server.member();
    const answer = await client.try(getPaymentCard, {});
    expect(answer.json()).toEqual({ card_number: '2200123456789010' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('is refused in words where the site has none, and to who asks too often', async () => {
    const strict = await createTestServer({ config: { cardNumber: '2200123456789010' } });
    const { client } = await strict.member();
    const statuses = [];
    for (let at = 0; at < 31; at += 1) statuses.push((await client.try(getPaymentCard, {})).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
    await strict.close();

    const without = await createTestServer();
    const answer = await (await without.member()).client.try(getPaymentCard, {});
    expect(answer.statusCode).toBe(404);
    expect(answer.json<{ message: string }>().message).toMatch(/^Оплата сейчас недоступна/);
    expect(without.errors).toEqual([]);
    await without.close();
  });
});

describe('a request', () => {
  it('is the session’s own: name and date are the server’s, another’s is a 403 (D-24) [PRE-04]', async () => {
    const me = await server.member({ name: 'Вера' });
    const other = await server.member();
    expect((await ask(me, { user_id: other.user.id })).statusCode).toBe(403);
    expect([...(await requestsOf(me)), ...(await requestsOf(other))]).toEqual([]);

    const answer = await ask(me, { name: 'Чужая', request_date: '1999-01-01T00:00:00Z', duration_days: 30 });
    expect(answer.json()).toMatchObject({
      request: { user_id: me.user.id, name: 'Вера', duration_days: 30, status: 'pending' },
    });
    const [row] = await requestsOf(me);
    expect(row?.createdAt.getTime()).toBeGreaterThan(server.deps.now().getTime() - 60_000);
  });

  it.each([8, 0, '7', null])('for %s days is a 422, and none is kept', async (days) => {
    const me = await server.member();
    expect((await ask(me, { duration_days: days })).statusCode).toBe(422);
    expect(await requestsOf(me)).toEqual([]);
  });

  it('made again while one is under review is the same, also at once (D-07)', async () => {
    const me = await server.member();
    const answers = await Promise.all([7, 30, 7, 30].map((days) => ask(me, { duration_days: days })));
    const ids = answers.map((answer) => answer.json<{ request: { id: number } }>().request.id);
    expect(new Set(ids).size).toBe(1);
    expect(await requestsOf(me)).toHaveLength(1);
  });

  it('is limited in number', async () => {
    const strict = await createTestServer();
    const { client, user } = await strict.member();
    const body = { user_id: user.id, duration_days: 7 as const };
    const statuses = [];
    for (let at = 0; at < 21; at += 1) statuses.push((await client.try(requestPremium, { body })).statusCode);
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 200));
    await strict.close();
  });

  it('is seen by who made it alone, until it is approved; a refused one says so (D-07) [PRE-05]', async () => {
    const [me, other] = [await server.member(), await server.member()];
    expect(await me.client.call(getPremiumRequest, {})).toEqual({ request: null });
    await ask(me);
    const [row] = await requestsOf(me);
    expect(await other.client.call(getPremiumRequest, {})).toEqual({ request: null });
    expect(await me.client.call(getPremiumRequest, {})).toMatchObject({
      request: { id: row?.id, status: 'pending' },
    });
    const socket = await hear(me);
    const told = nextEvent(socket, channels.premium(me.user.id), 'premium-request-closed');
    await asOperator(server).run('premium', 'refuse', String(row?.id));
    expect(await told).toEqual({ id: row?.id, status: 'refused' });
    expect(await me.client.call(getPremiumRequest, {})).toMatchObject({ request: { status: 'refused' } });
    await ask(me);
    const [, second] = await requestsOf(me);
    await asOperator(server).run('premium', 'approve', String(second?.id));
    expect(await me.client.call(getPremiumRequest, {})).toEqual({ request: null });
  });
});

describe('premium', () => {
  it('that an operator confirms opens likes and dialogues, and is told to who has it [PRE-06] [PRE-08]', async () => {
    const me = await server.member({ name: 'Вера' });
    const liker = await server.member({ gender: 'male', name: 'Илья' });
    await liker.client.call(likeUser, { params: { userId: String(me.user.id) } });
    await likesTold(server);
    const { dialog_id: id } = await liker.client.call(getDialogueWith, {
      params: { userId: String(me.user.id) },
    });
    expect((await me.client.call(getLikedUsers, {})).users).toEqual([{ placeholder: true }]);

    await ask(me);
    const [row] = await requestsOf(me);
    const [mine, his] = [await hear(me), await hear(liker, channels.member(liker.user.id))];
    const given = nextEvent(mine, channels.premium(me.user.id), change);
    const closed = nextEvent(mine, channels.premium(me.user.id), 'premium-request-closed');
    const opened = nextEvent(his, channels.member(liker.user.id), 'dialog-availability-changed');
    await asOperator(server).run('premium', 'approve', String(row?.id));
    expect(await given).toEqual({ duration_days: 7 });
    expect(await closed).toEqual({ id: row?.id, status: 'approved' });
    expect(await opened).toEqual({ dialog_id: id });

    expect(await premiumOf(me)).toMatchObject({ is_active: true, duration_days: 7 });
    expect((await me.client.call(getLikedUsers, {})).users).toMatchObject([{ name: 'Илья' }]);
    const { dialogs } = await liker.client.call(getDialogues, {});
    expect(dialogs).toMatchObject([{ dialog_available: true, is_premium_active: false }]);
  });

  it('ends at its moment: told once, and everything is as before [PRE-06]', async () => {
    const me = await server.member({ premiumUntil: inDays(1), premiumDays: 7 });
    const liker = await server.member({ gender: 'male', name: 'Илья' });
    await liker.client.call(likeUser, { params: { userId: String(me.user.id) } });
    await likesTold(server);
    const socket = await hear(me);
    const heard: unknown[] = [];
    socket.subscribe(channels.premium(me.user.id)).bind(change, (payload: unknown) => heard.push(payload));
    server.skip(dayMs + 1000);
    const ended = nextEvent(socket, channels.premium(me.user.id), change);
    await Promise.all([endPremiums(server.deps), endPremiums(server.deps)]);
    expect(await ended).toEqual({});
    await endPremiums(server.deps);
    expect(heard).toHaveLength(1);
    expect(await premiumOf(me)).toEqual({
      is_active: false,
      expires_at: null,
      duration_days: null,
      in_review: false,
    });
    expect((await me.client.call(getLikedUsers, {})).users).toEqual([{ placeholder: true }]);
  });

  it('ends by itself while the server runs, and what ended while it did not, when it starts', async () => {
    const [late, soon] = [await server.member(), await server.member()];
    const [lateSocket, soonSocket] = [await hear(late), await hear(soon)];
    const told = [
      nextEvent(lateSocket, channels.premium(late.user.id), change),
      nextEvent(soonSocket, channels.premium(soon.user.id), change),
    ];
    await setEnd(late, -1000);
    await setEnd(soon, 400);
    const watch = new PremiumWatch(server.deps, (error) => server.errors.push(error));
    expect(await Promise.all(told)).toEqual([{}, {}]);
    await watch.stop();
    expect(server.errors).toEqual([]);
  });

  it('is removed by who has it, and by nobody else [SET-08]', async () => {
    const [me, other] = [await server.member({ premiumUntil: inDays(9) }), await server.member()];
    expect((await other.client.try(removePremium, {})).statusCode).toBe(200);
    expect(await premiumOf(me)).toMatchObject({ is_active: true });
    const socket = await hear(me);
    const ended = nextEvent(socket, channels.premium(me.user.id), change);
    await me.client.call(removePremium, {});
    expect(await ended).toEqual({});
    expect(await premiumOf(me)).toMatchObject({ is_active: false });
    const [row] = await server.db.select().from(users).where(eq(users.id, me.user.id));
    expect(row).toMatchObject({ premiumUntil: null, premiumDays: null });
    // Again, and nobody is told again.
    const heard: unknown[] = [];
    socket.subscribe(channels.premium(me.user.id)).bind(change, (payload: unknown) => heard.push(payload));
    await me.client.call(removePremium, {});
    const given = nextEvent(socket, channels.premium(me.user.id), change);
    await asOperator(server).run('premium', 'grant', me.user.email, '3');
    await given;
    expect(heard).toEqual([{ duration_days: 3 }]);
  });

  it('of others is heard by nobody else (D-09)', async () => {
    const [me, other] = [await server.member(), await server.member()];
    await expect(hear(other, channels.premium(me.user.id))).rejects.toBeDefined();
    await hear(me);
  });
});
