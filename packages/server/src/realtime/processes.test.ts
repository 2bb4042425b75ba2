import {
  blockUser,
  channels,
  getUser,
  likeUser,
  logout,
  setOnlineStatus,
  tellTyping,
  unlikeUser,
} from '@iskra/api-contract';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import type Pusher from 'pusher-js';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { asOperator } from '../admin/asOperator';
import { openForAdmin } from '../admin/openForAdmin';
import { runCommand } from '../admin/runCommand';
import type { Database } from '../db/Database';
import { likeNotices, outbox, users } from '../db/schema';
import { talkingPair } from '../test/talkingPair';
import { createTestServer, type TestServer } from '../test/createTestServer';
import { TestClient } from '../test/TestClient';
import { nextEvent, openSocket, subscribed } from '../test/openSocket';
import { OutboxListener, serverApplicationName } from './OutboxListener';
import { enqueue } from './outbox';

const opening = 'первое';

// The embedded database serves one process only: this needs PostgreSQL, as the step server-postgres has it.
describe.skipIf(!process.env['DATABASE_URL_TEST'])('two server processes on one PostgreSQL', () => {
  let one: TestServer;
  let two: TestServer;
  let ports: number[];
  const open: Pusher[] = [];

  beforeAll(async () => {
    one = await createTestServer({ likeNoticeDelayMs: 100 });
    two = await createTestServer({ likeNoticeDelayMs: 100, beside: one });
    ports = [await one.listen(), await two.listen()];
  });
  afterEach(() => {
    for (const pusher of open.splice(0)) pusher.disconnect();
  });
  afterAll(async () => {
    await two.close();
    await one.close();
  });

  /** A socket on one process whose authorisation is asked of the other, as a balancer may do it. */
  async function socketOn(at: 0 | 1, client: TestClient, ...names: string[]): Promise<Pusher> {
    const pusher = openSocket(ports[at] ?? 0, one.deps.broadcaster.key, client);
    open.push(pusher);
    for (const name of names) await subscribed(pusher, name);
    return pusher;
  }

  async function pair() {
    const made = await talkingPair(one);
    await made.send(opening);
    return { ...made, channel: channels.dialogue(made.dialogueId) };
  }

  /** All of an event but the opening message, which the other process may tell late. */
  function hear(pusher: Pusher, channel: string, event: string): unknown[] {
    const heard: unknown[] = [];
    pusher.channel(channel).bind(event, (payload: { message?: { content: string } }) => {
      if (payload.message?.content !== opening) heard.push(payload);
    });
    return heard;
  }

  const quiet = () => new Promise((resolve) => setTimeout(resolve, 250));
  const closed = (pusher: Pusher) =>
    new Promise<void>((resolve) => {
      pusher.connection.bind('state_change', ({ current }: { current: string }) => {
        if (current !== 'connected') resolve();
      });
    });

  it('tell what one of them did to the sockets of both, once each [RT-01]', async () => {
    const { woman, channel, send } = await pair();
    const sockets = [
      await socketOn(0, woman.client, channel),
      await socketOn(1, woman.client, channel),
    ] as const;
    const heard = sockets.map((socket) => hear(socket, channel, 'sendMessage'));
    for (let count = 0; count < 20; count += 1) await send(`номер ${count}`);
    await vi.waitFor(() => expect(heard.map(({ length }) => length)).toEqual([20, 20]));
    await quiet();
    const contents = heard.map((all) =>
      (all as { message: { content: string } }[]).map(({ message }) => message.content),
    );
    const expected = Array.from({ length: 20 }, (_, count) => `номер ${count}`);
    expect(contents).toEqual([expected, expected]);
  });

  it('tell typing to the sockets of both, once for each call, and store nothing of it [B5.21]', async () => {
    const { man, woman, channel, dialogueId } = await pair();
    const sockets = [
      await socketOn(0, woman.client, channel),
      await socketOn(1, woman.client, channel),
    ] as const;
    const heard = sockets.map((socket) => hear(socket, channel, 'typing'));
    const before = await one.db.$count(outbox);
    const params = { dialogId: String(dialogueId) };
    for (const typing of [true, true, false]) await man.client.call(tellTyping, { params, body: { typing } });
    const told = { dialog_id: dialogueId, user_id: man.user.id };
    const expected = [true, true, false].map((typing) => ({ ...told, typing }));
    await vi.waitFor(() => expect(heard).toEqual([expected, expected]));
    await quiet();
    expect(heard).toEqual([expected, expected]);
    expect(await one.db.$count(outbox)).toBeLessThanOrEqual(before);
  });

  it('carry a message of the longest length, though a notification holds 8000 bytes', async () => {
    const { woman, channel, send } = await pair();
    const heard = hear(await socketOn(1, woman.client, channel), channel, 'sendMessage');
    await send('Ы'.repeat(4000));
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    expect(heard).toMatchObject([{ message: { content: 'Ы'.repeat(4000) } }]);
  });

  it('pass over the sender’s own socket on another process, but not one that is not theirs', async () => {
    const { man, woman, channel, send } = await pair();
    const [his, hers] = [await socketOn(1, man.client, channel), await socketOn(1, woman.client, channel)];
    const [toHim, toHer] = [hear(his, channel, 'sendMessage'), hear(hers, channel, 'sendMessage')];
    await send('тихо', { 'x-socket-id': his.connection.socket_id });
    await send('не обмануть', { 'x-socket-id': hers.connection.socket_id });
    await vi.waitFor(() => expect(toHer).toHaveLength(2));
    await vi.waitFor(() => expect(toHim).toHaveLength(1));
    expect(toHim).toMatchObject([{ message: { content: 'не обмануть' } }]);
  });

  it('end the hearing on both with a block', async () => {
    const { man, woman, channel, send } = await pair();
    const his = await socketOn(1, man.client, channel, channels.block(man.user.id));
    const heard = hear(his, channel, 'sendMessage');
    await send('слышно');
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    const told = nextEvent(his, channels.block(man.user.id), 'change-block-status');
    await woman.client.call(blockUser, { body: { blocked_id: man.user.id, reason: 'spam' } });
    await told;
    await quiet();
    two.deps.broadcaster.publish(channel, 'sendMessage', {});
    await quiet();
    expect(heard).toHaveLength(1);
  });

  it('close the sockets of a session that signed out on the other, and no other session’s', async () => {
    const { woman } = await pair();
    const elsewhere = await TestClient.signIn(two.app, woman.user.email);
    const channel = channels.member(woman.user.id);
    const [ended, kept] = [await socketOn(1, woman.client, channel), await socketOn(1, elsewhere, channel)];
    const isCut = closed(ended);
    await woman.client.call(logout, {});
    await isCut;
    expect(kept.connection.state).toBe('connected');
  });

  it('close a member’s sockets when an operator’s command beside them suspends the member', async () => {
    const { woman } = await pair();
    const socket = await socketOn(1, woman.client, channels.member(woman.user.id));
    const isCut = closed(socket);
    await asOperator(one).run('members', 'suspend', String(woman.user.id), 'спам');
    await isCut;
  });

  it('tell a like to its recipient alone, once, on whichever process', async () => {
    const { man, woman } = await pair();
    const sockets = [
      await socketOn(0, woman.client, channels.liked()),
      await socketOn(1, woman.client, channels.liked()),
      await socketOn(1, man.client, channels.liked()),
    ];
    const heard = sockets.map((socket) => hear(socket, channels.liked(), 'notificationLiked'));
    await man.client.call(likeUser, { params: { userId: String(woman.user.id) } });
    await vi.waitFor(() => expect(heard.map(({ length }) => length)).toEqual([1, 1, 0]));
    await quiet();
    expect(heard.map(({ length }) => length)).toEqual([1, 1, 0]);
  });

  it('tell a like whose process is gone, and not one that was undone', async () => {
    const { man, woman } = await pair();
    const undone = await one.member({ gender: 'male' });
    const third = await createTestServer({ likeNoticeDelayMs: 300, beside: one });
    const params = { userId: String(woman.user.id) };
    const [his, theirs] = [
      await TestClient.signIn(third.app, man.user.email),
      await TestClient.signIn(third.app, undone.user.email),
    ];
    await his.call(likeUser, { params });
    await theirs.call(likeUser, { params });
    await third.close();
    await undone.client.call(unlikeUser, { params });
    const heard = hear(
      await socketOn(1, woman.client, channels.liked()),
      channels.liked(),
      'notificationLiked',
    );
    await vi.waitFor(() => expect(heard).toHaveLength(1), 10_000);
    await quiet();
    expect(heard).toHaveLength(1);
    expect(await one.db.$count(likeNotices, eq(likeNotices.toId, woman.user.id))).toBe(0);
  });

  it('show a member online while either has a socket, and for the grace after the last (D-34) [RT-05]', async () => {
    const { man, woman } = await pair();
    const onlineUntil = async () =>
      (await one.db.select().from(users).where(eq(users.id, woman.user.id)))[0]?.onlineUntil?.getTime() ?? 0;
    const channel = channels.member(woman.user.id);
    const says = () => woman.client.call(setOnlineStatus, { body: { online: true } });
    await says();
    const first = await socketOn(0, woman.client, channel);
    const second = await socketOn(1, woman.client, channel);
    await vi.waitFor(async () => expect(await onlineUntil()).toBeGreaterThan(Date.now() + 60_000));
    const asked = vi.fn();
    second.channel(channel).bind('presence-asked', asked);
    first.disconnect();
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    expect(await onlineUntil()).toBeLessThan(Date.now() + 60_000);
    await says();
    expect(await onlineUntil()).toBeGreaterThan(Date.now() + 59_000);
    second.disconnect();
    await vi.waitFor(async () => expect(await onlineUntil()).toBeLessThan(Date.now() + 60_000));
    const seen = async () =>
      (await man.client.call(getUser, { params: { id: String(woman.user.id) } })).user.online;
    expect(await seen()).toBe(true);
    one.skip(61_000);
    expect(await seen()).toBe(false);
    one.skip(-61_000);
  });

  it('catch up what was written while PostgreSQL had cut them off', async () => {
    const { woman, channel, send } = await pair();
    const heard = hear(await socketOn(1, woman.client, channel), channel, 'sendMessage');
    await cutListeners();
    await vi.waitFor(() => expect(two.deps.relay.isListening()).toBe(false));
    await send('пока не слышно');
    await vi.waitFor(() => expect(heard).toMatchObject([{ message: { content: 'пока не слышно' } }]), 5000);
    const listening = () => [one, two].map(({ deps }) => deps.relay.isListening());
    await vi.waitFor(() => expect(listening()).toEqual([true, true]), 5000);
    await send('снова слышно');
    await vi.waitFor(() => expect(heard).toHaveLength(2));
    one.errors.length = 0;
    two.errors.length = 0;
  });

  it('find what a process wrote that died before it could tell, each once, in its order', async () => {
    const { woman } = await pair();
    const channel = channels.premium(woman.user.id);
    const sockets = [await socketOn(0, woman.client, channel), await socketOn(1, woman.client, channel)];
    const heard = sockets.map((socket) => hear(socket, channel, 'premium-request-closed'));
    const write = (tx: Database, id: number) =>
      enqueue(tx, 'premiumRequestClosed', woman.user.id, { id, status: 'refused' });
    const late = gate();
    // Its id is the lowest, its commit the last.
    const first = one.db.transaction(async (tx) => {
      await write(tx, 1);
      late.begun();
      await late.opened;
    });
    await late.isBegun;
    await one.db.transaction((tx) => write(tx, 2));
    const ids = () => heard.map((all) => (all as { id: number }[]).map(({ id }) => id));
    await vi.waitFor(() => expect(ids()).toEqual([[2], [2]]), 3000);
    late.open();
    await first;
    await one.deps.relay.publish([await one.db.transaction((tx) => write(tx, 3))]);
    await vi.waitFor(
      () =>
        expect(ids().map((all) => [...all].sort())).toEqual([
          [1, 2, 3],
          [1, 2, 3],
        ]),
      3000,
    );
    await new Promise((resolve) => setTimeout(resolve, 1500)); // two more looks
    expect(ids().map(({ length }) => length)).toEqual([3, 3]);
  });

  it('hear at once of an operator’s command that is a process of its own', async () => {
    const { woman } = await pair();
    const parcels: string[] = [];
    const listener = new OutboxListener(
      one.databaseUrl ?? '',
      (parcel) => void parcels.push(parcel),
      () => undefined,
      () => undefined,
    );
    await listener.start();
    const config = { ...one.deps.config, databaseUrl: one.databaseUrl };
    const open = () => openForAdmin(config);
    await runCommand(['members', 'suspend', String(woman.user.id), 'спам'], open);
    const announced = () => parcels.filter((parcel) => parcel.startsWith('operator '));
    await vi.waitFor(() => expect(announced()).toHaveLength(1));
    await listener.stop();
  });

  it('do not let in with a signature that was given before its session ended', async () => {
    const { woman } = await pair();
    const channel = channels.member(woman.user.id);
    const late = await TestClient.signIn(one.app, woman.user.email);
    const pusher = await socketOn(1, woman.client);
    await vi.waitFor(() => expect(pusher.connection.state).toBe('connected'));
    const form = new URLSearchParams({ socket_id: pusher.connection.socket_id, channel_name: channel });
    const auth = (
      await late.send('POST', '/broadcasting/auth', form.toString(), {
        'content-type': 'application/x-www-form-urlencoded',
        'x-csrf-token': late.token,
      })
    ).json<object>();
    await late.call(logout, {});
    await quiet();
    const refused = new Promise((resolve) => pusher.connection.bind('error', resolve));
    pusher.send_event('pusher:subscribe', { channel, ...auth });
    expect(await refused).toMatchObject({ data: { code: 4009 } });
    expect(two.deps.broadcaster.counts().subscriptions).toBe(0);
  });

  it('log nothing as their own fault meanwhile', () => {
    expect([...one.errors, ...two.errors]).toEqual([]);
  });

  /** Lets a transaction stand still until it is opened. */
  function gate() {
    let open = () => {};
    let begun = () => {};
    const opened = new Promise<void>((resolve) => (open = resolve));
    const isBegun = new Promise<void>((resolve) => (begun = resolve));
    return { open: () => open(), begun: () => begun(), opened, isBegun };
  }

  async function cutListeners(): Promise<void> {
    const client = new pg.Client({ connectionString: process.env['DATABASE_URL_TEST'] });
    await client.connect();
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [
      serverApplicationName,
    ]);
    await client.end();
  }
});
