import { channels, getUser, likeUser, logout, setOnlineStatus, unlikeUser } from '@iskra/api-contract';
import { eq } from 'drizzle-orm';
import Echo from 'laravel-echo';
import type Pusher from 'pusher-js';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { outbox, users } from '../db/schema';
import { talkingPair } from '../test/talkingPair';
import { createTestServer, type TestServer } from '../test/createTestServer';
import { nextEvent, openSocket, subscribed } from '../test/openSocket';
import type { TestClient } from '../test/TestClient';

let server: TestServer;
let port: number;
const open: Pusher[] = [];

beforeAll(async () => {
  server = await createTestServer({ likeNoticeDelayMs: 30 });
  port = await server.listen();
});
afterEach(() => {
  for (const pusher of open.splice(0)) pusher.disconnect();
});
afterAll(() => server.close());

function socketOf(client: TestClient): Pusher {
  const pusher = openSocket(port, server.deps.broadcaster.key, client);
  open.push(pusher);
  return pusher;
}

const pair = () => talkingPair(server);

describe('private channels, with the real pusher-js', () => {
  it('tell the recipient of a first message, then of every message in the dialogue [RT-01]', async () => {
    const { woman, dialogueId, send } = await pair();
    const socket = socketOf(woman.client);
    await subscribed(socket, channels.member(woman.user.id));
    const created = nextEvent(socket, channels.member(woman.user.id), 'new-dialog-created');
    await send('Привет');
    expect(await created).toEqual({ dialog_id: dialogueId, match: null });
    await subscribed(socket, channels.dialogue(dialogueId));
    const told = nextEvent(socket, channels.dialogue(dialogueId), 'sendMessage');
    await send('Как дела?');
    expect(await told).toMatchObject({
      message: { content: 'Как дела?', status: 'sent', dialog_id: dialogueId },
    });
  });

  it('pass over the sender’s own socket, but not one that is not theirs', async () => {
    const { man, woman, dialogueId, send } = await pair();
    await send('первое');
    const [mine, theirs] = [socketOf(man.client), socketOf(woman.client)];
    const channel = channels.dialogue(dialogueId);
    await Promise.all([subscribed(mine, channel), subscribed(theirs, channel)]);
    const heard: string[] = [];
    mine.channel(channel).bind('sendMessage', ({ message }: { message: { content: string } }) => {
      heard.push(message.content);
    });
    for (const [content, socket] of [
      ['тихо', mine],
      ['не обмануть', theirs],
    ] as const) {
      const told = nextEvent(theirs, channel, 'sendMessage');
      await send(content, { 'x-socket-id': socket.connection.socket_id });
      await told;
    }
    await vi.waitFor(() => expect(heard).toEqual(['не обмануть']));
  });

  it('refuse a stranger’s dialogue and another member’s own channel (D-09)', async () => {
    const { woman, dialogueId, send } = await pair();
    await send('Привет');
    const stranger = await server.member();
    const socket = socketOf(stranger.client);
    for (const channel of [channels.dialogue(dialogueId), channels.member(woman.user.id), 'private-x']) {
      await expect(subscribed(socket, channel)).rejects.toMatchObject({ error: 'Refused with 403' });
    }
  });

  it('show a member online while a socket of a visible page is open (D-34)', async () => {
    const { man, woman } = await pair();
    await woman.client.call(setOnlineStatus, { body: { online: true } });
    await subscribed(socketOf(woman.client), channels.liked());
    const seen = async () =>
      (await man.client.call(getUser, { params: { id: String(woman.user.id) } })).user.online;
    await vi.waitFor(async () => expect(await seen()).toBe(true));
  });

  it('end with the session', async () => {
    const { woman } = await pair();
    const socket = socketOf(woman.client);
    await subscribed(socket, channels.member(woman.user.id));
    const refused = new Promise((resolve) =>
      socket.channel(channels.member(woman.user.id)).bind('pusher:subscription_error', resolve),
    );
    await woman.client.call(logout, {});
    expect(await refused).toMatchObject({ error: 'Refused with 401' });
  });

  it('work with laravel-echo too', async () => {
    const { woman, dialogueId, send } = await pair();
    await send('первое');
    const echo = new Echo({ broadcaster: 'pusher', client: socketOf(woman.client) });
    const told = new Promise((resolve) => {
      echo
        .private(`chat-dialog.${dialogueId}`)
        .listen('.sendMessage', resolve)
        .subscribed(() => void send('второе'));
    });
    expect(await told).toMatchObject({ message: { content: 'второе' } });
  });
});

describe('notices of likes', () => {
  it('reach the recipient alone, without a name for a regular member (D-05, D-12)', async () => {
    const { man, woman } = await pair();
    const [hers, his] = [socketOf(woman.client), socketOf(man.client)];
    await Promise.all([subscribed(hers, channels.liked()), subscribed(his, channels.liked())]);
    const overheard = vi.fn();
    his.channel(channels.liked()).bind('notificationLiked', overheard);
    const told = nextEvent(hers, channels.liked(), 'notificationLiked');
    await man.client.call(likeUser, { params: { userId: String(woman.user.id) } });
    expect(await told).toMatchObject({
      recipient_id: woman.user.id,
      user_id: null,
      user_name: null,
      avatar: null,
    });
    expect(overheard).not.toHaveBeenCalled();
  });

  it('name who it was to a premium member, and are not sent when the like was undone (D-21)', async () => {
    const { man, woman } = await pair();
    const undone = await server.member({ gender: 'male', name: 'Передумал' });
    const premiumUntil = new Date(Date.now() + 1e9);
    await server.db.update(users).set({ premiumUntil }).where(eq(users.id, woman.user.id));
    const socket = socketOf(woman.client);
    await subscribed(socket, channels.liked());
    const told = nextEvent(socket, channels.liked(), 'notificationLiked');
    const params = { userId: String(woman.user.id) };
    await undone.client.call(likeUser, { params });
    await undone.client.call(unlikeUser, { params });
    await man.client.call(likeUser, { params });
    expect(await told).toMatchObject({ user_id: man.user.id, user_name: 'Илья' });
  });

  it('become a match for both when the like is mutual', async () => {
    const { man, woman } = await pair();
    const [hers, his] = [socketOf(woman.client), socketOf(man.client)];
    const hearMatch = async (socket: Pusher, id: number) => {
      await subscribed(socket, channels.member(id));
      return { told: nextEvent(socket, channels.member(id), 'new-dialog-created') };
    };
    await man.client.call(likeUser, { params: { userId: String(woman.user.id) } });
    const [she, he] = [await hearMatch(hers, woman.user.id), await hearMatch(his, man.user.id)];
    const { dialog_id: dialogueId } = await woman.client.call(likeUser, {
      params: { userId: String(man.user.id) },
    });
    expect(await she.told).toEqual({
      dialog_id: dialogueId,
      match: { id: man.user.id, name: 'Илья', image: null },
    });
    expect(await he.told).toMatchObject({ dialog_id: dialogueId, match: { id: woman.user.id } });
  });
});

describe('the outbox', () => {
  it('tells at the next start what a crash left untold', async () => {
    const { woman } = await pair();
    const socket = socketOf(woman.client);
    const channel = channels.member(woman.user.id);
    await subscribed(socket, channel);
    const told = nextEvent(socket, channel, 'new-dialog-created');
    await server.db
      .insert(outbox)
      .values({ channel, event: 'new-dialog-created', payload: { dialog_id: 5, match: null } });
    // On PostgreSQL the running process has heard of it already.
    if (!server.databaseUrl) await server.deps.relay.start();
    expect(await told).toEqual({ dialog_id: 5, match: null });
    if (!server.databaseUrl) expect(await server.db.$count(outbox)).toBe(0);
  });
});

describe('the protocol', () => {
  const raw = (path: string, origin?: string) =>
    new WebSocket(`ws://127.0.0.1:${port}${path}`, origin === undefined ? {} : { origin });
  const closeCode = (socket: WebSocket) => new Promise((resolve) => socket.on('close', resolve));
  const frames = (socket: WebSocket) => {
    const heard: { event: string; data: unknown }[] = [];
    socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString()) as never));
    return heard;
  };
  const good = () => `/app/${server.deps.broadcaster.key}?protocol=7`;

  it('closes with 4001 for an unknown key and 4007 for another protocol', async () => {
    expect(await closeCode(raw('/app/nobody?protocol=7'))).toBe(4001);
    expect(await closeCode(raw(good().replace('=7', '=3')))).toBe(4007);
  });

  it('refuses a page of another site', async () => {
    const socket = raw(good(), 'https://elsewhere.example');
    const refused = await new Promise<string>((resolve) =>
      socket.on('error', (error) => resolve(error.message)),
    );
    expect(refused).toContain('403');
    const own = raw(good(), `http://127.0.0.1:${port}`);
    await new Promise((resolve) => own.on('open', resolve));
    own.close();
  });

  it('answers ping, and refuses a subscription with a made-up signature', async () => {
    const socket = raw(good());
    const heard = frames(socket);
    await new Promise((resolve) => socket.on('open', resolve));
    socket.send('{"event":"pusher:ping","data":{}}');
    socket.send('{"event":"pusher:subscribe","data":{"channel":"private-user.1","auth":"x:y"}}');
    socket.send('not json');
    await vi.waitFor(() => expect(heard).toHaveLength(4));
    expect(heard.map(({ event }) => event)).toEqual([
      'pusher:connection_established',
      'pusher:pong',
      'pusher:error',
      'pusher:error',
    ]);
    expect(heard[2]?.data).toMatchObject({ code: 4009 });
    socket.close();
  });

  it('closes on a flood of frames', async () => {
    const socket = raw(good());
    const closed = closeCode(socket);
    await new Promise((resolve) => socket.on('open', resolve));
    for (let count = 0; count < 200; count += 1) socket.send('{"event":"pusher:ping"}');
    expect(await closed).toBe(4301);
  });
});

describe('the real client', () => {
  const states = (pusher: Pusher) => {
    const seen: string[] = [];
    pusher.connection.bind('state_change', ({ current }: { current: string }) => seen.push(current));
    return seen;
  };

  it('stays away after 4001, an unknown key', async () => {
    const { client } = await server.member();
    const pusher = openSocket(port, 'nobody', client);
    open.push(pusher);
    const refused = new Promise((resolve) => pusher.connection.bind('error', resolve));
    expect(await refused).toMatchObject({ error: { data: { code: 4001 } } });
    const seen = states(pusher);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(seen).not.toContain('connected');
  });

  it('comes back at once after 4200 and asks for its channels anew', async () => {
    const { user, client } = await server.member();
    const pusher = socketOf(client);
    await subscribed(pusher, channels.member(user.id));
    const again = new Promise((resolve) =>
      pusher.channel(channels.member(user.id)).bind('pusher:subscription_succeeded', resolve),
    );
    const before = Date.now();
    server.deps.broadcaster.closeMember(user.id);
    await again;
    expect(Date.now() - before).toBeLessThan(1000);
  });

  it('of laravel-echo leaves a channel and hears it no more', async () => {
    const { woman, dialogueId, send } = await pair();
    await send('первое');
    const echo = new Echo({ broadcaster: 'pusher', client: socketOf(woman.client) });
    const heard = vi.fn();
    const channel = echo.private(`chat-dialog.${dialogueId}`);
    await new Promise<void>((resolve) => channel.listen('.sendMessage', heard).subscribed(() => resolve()));
    echo.leave(`chat-dialog.${dialogueId}`);
    await vi.waitFor(() =>
      expect(server.deps.broadcaster.occupied().has(channels.dialogue(dialogueId))).toBe(false),
    );
    await send('второе');
    expect(heard).not.toHaveBeenCalled();
  });
});

it('drops who does not read, and nobody else', async () => {
  const { woman, man, dialogueId, send } = await pair();
  await send('первое');
  const channel = channels.dialogue(dialogueId);
  const [slow, quick] = [socketOf(woman.client), socketOf(man.client)];
  await Promise.all([subscribed(slow, channel), subscribed(quick, channel)]);
  const heard = vi.fn();
  quick.channel(channel).bind('load', heard);
  const inside = slow.connection as unknown as {
    connection: { transport: { socket: { _stream: { pause: () => void } } } };
  };
  inside.connection.transport.socket._stream.pause();
  const load = 'x'.repeat(256 * 1024);
  const isDropped = () => server.deps.broadcaster.occupied().get(channel) === 1;
  let sent = 0;
  for (; sent < 200 && !isDropped(); sent += 1) {
    server.deps.broadcaster.publish(channel, 'load', { load });
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(isDropped()).toBe(true);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(sent));
});

it('closes sockets with 4100 when it stops, so that they come back', async () => {
  const other = await createTestServer();
  const otherPort = await other.listen();
  const socket = new WebSocket(`ws://127.0.0.1:${otherPort}/app/${other.deps.broadcaster.key}?protocol=7`);
  await new Promise((resolve) => socket.on('open', resolve));
  const closed = new Promise((resolve) => socket.on('close', resolve));
  await other.close();
  expect(await closed).toBe(4100);
});
