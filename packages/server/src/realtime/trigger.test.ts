import { channels } from '@iskra/api-contract';
import { createHash } from 'node:crypto';
import Publisher from 'pusher';
import type Pusher from 'pusher-js';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestServer, type TestServer } from '../test/createTestServer';
import { openSocket, subscribed } from '../test/openSocket';
import { TriggerAuth } from './TriggerAuth';

let server: TestServer;
let port: number;
let publisher: Publisher;
const open: Pusher[] = [];

beforeAll(async () => {
  server = await createTestServer();
  port = await server.listen();
  publisher = publish();
});
afterEach(() => {
  for (const pusher of open.splice(0)) pusher.disconnect();
});
afterAll(() => server.close());

const publish = (parts: { appId?: string; key?: string; secret?: string } = {}) =>
  new Publisher({
    appId: 'iskra',
    key: server.deps.broadcaster.key,
    secret: server.deps.realtimeSecret,
    host: '127.0.0.1',
    port: String(port),
    useTLS: false,
    ...parts,
  });

async function listener() {
  const { user, client } = await server.member();
  const channel = channels.member(user.id);
  const socket = openSocket(port, server.deps.broadcaster.key, client);
  open.push(socket);
  await subscribed(socket, channel);
  const heard: unknown[] = [];
  socket.channel(channel).bind_global((name: string, payload: unknown) => {
    if (!name.startsWith('pusher:')) heard.push([name, payload]);
  });
  return { user, channel, socket, heard };
}

describe('the HTTP API, with the official library as publisher', () => {
  it('publishes to one channel and to several, as JSON and as text', async () => {
    const [one, other] = [await listener(), await listener()];
    await publisher.trigger(one.channel, 'hello', { from: 'elsewhere' });
    await publisher.trigger([one.channel, other.channel], 'plain', 'не JSON');
    await vi.waitFor(() =>
      expect(one.heard).toEqual([
        ['hello', { from: 'elsewhere' }],
        ['plain', 'не JSON'],
      ]),
    );
    await vi.waitFor(() => expect(other.heard).toEqual([['plain', 'не JSON']]));
  });

  it('publishes a batch in order, and passes over a socket that is named', async () => {
    const { channel, socket, heard } = await listener();
    await publisher.trigger(channel, 'quiet', {}, { socket_id: socket.connection.socket_id });
    await publisher.triggerBatch([
      { channel, name: 'first', data: 1 },
      { channel, name: 'second', data: 2 },
    ]);
    await vi.waitFor(() =>
      expect(heard).toEqual([
        ['first', 1],
        ['second', 2],
      ]),
    );
  });

  it('tells which channels have listeners', async () => {
    const { channel } = await listener();
    const all = await publisher.get({ path: '/channels', params: { filter_by_prefix: 'private-user' } });
    expect(Object.keys(((await all.json()) as { channels: object }).channels)).toContain(channel);
    const one = await publisher.get({ path: `/channels/${channel}`, params: {} });
    expect(await one.json()).toEqual({ occupied: true, subscription_count: 1 });
    const none = await publisher.get({ path: '/channels/private-user.0', params: {} });
    expect(await none.json()).toEqual({ occupied: false, subscription_count: 0 });
  });

  it('ends a member’s connections', async () => {
    const { user, socket } = await listener();
    const cut = new Promise((resolve) => socket.connection.bind('disconnected', resolve));
    const state = new Promise((resolve) => socket.connection.bind('state_change', resolve));
    await publisher.terminateUserConnections(String(user.id));
    await Promise.race([cut, state]);
    expect(socket.connection.state).not.toBe('connected');
  });

  it('refuses a wrong key, secret or app, and then nobody hears anything', async () => {
    const { channel, heard } = await listener();
    for (const [parts, status] of [
      [{ key: 'another' }, 401],
      [{ secret: 'guessed' }, 401],
      [{ appId: 'another' }, 404],
    ] as const)
      await expect(publish(parts).trigger(channel, 'x', {})).rejects.toMatchObject({ status });
    await publisher.trigger(channel, 'good', {});
    await vi.waitFor(() => expect(heard).toEqual([['good', {}]]));
  });

  it('publishes the same event twice when it is sent twice within a second', async () => {
    const { channel, heard } = await listener();
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
    const twice = [publisher.trigger(channel, 'hello', {}), publisher.trigger(channel, 'hello', {})];
    vi.useRealTimers();
    expect((await Promise.all(twice)).map(({ status }) => status)).toEqual([200, 200]);
    await vi.waitFor(() =>
      expect(heard).toEqual([
        ['hello', {}],
        ['hello', {}],
      ]),
    );
  });

  it('refuses a body that was changed and what is no event', async () => {
    const { channel, heard } = await listener();
    const body = JSON.stringify({ name: 'once', data: '{}', channels: [channel] });
    const url = signed(body);
    const post = (content: string, to = url) =>
      fetch(to, { method: 'POST', headers: { 'content-type': 'application/json' }, body: content });
    expect((await post(body.replace('once', 'evil'))).status).toBe(401);
    expect((await post(body)).status).toBe(200);
    const odd = JSON.stringify({ name: 'odd', data: '{}' });
    expect((await post(odd, signed(odd))).status).toBe(400);
    expect((await fetch(`http://127.0.0.1:${port}/apps/iskra/channels`)).status).toBe(401);
    await vi.waitFor(() => expect(heard).toEqual([['once', {}]]));
  });

  const signed = (body: string) =>
    `http://127.0.0.1:${port}/apps/iskra/events?${publisher.createSignedQueryString({
      method: 'POST',
      path: '/apps/iskra/events',
      body,
    })}`;
});

describe('a signature', () => {
  const at = 1_800_000_000;
  const auth = (now: number) => new TriggerAuth('key', 'secret', () => now * 1000);
  const other = new Publisher({ appId: 'a', key: 'key', secret: 'secret', host: '127.0.0.1' });

  it('holds for ten minutes either way', () => {
    vi.useFakeTimers({ now: at * 1000 });
    const query = other.createSignedQueryString({ method: 'POST', path: '/apps/a/events', body: '{}' });
    vi.useRealTimers();
    const made = {
      method: 'POST',
      path: '/apps/a/events',
      query: Object.fromEntries(new URLSearchParams(query)),
      body: '{}',
    };
    expect(auth(at + 599).problem(made)).toBeNull();
    expect(auth(at - 599).problem(made)).toBeNull();
    expect(auth(at + 601).problem(made)).toContain('600 s');
    expect(auth(at - 601).problem(made)).toContain('600 s');
    expect(auth(at).problem({ ...made, path: '/apps/b/events' })).toContain('signature');
    expect(auth(at).problem({ ...made, method: 'GET' })).toContain('signature');
    expect(auth(at).problem({ ...made, body: '{ }' })).toContain('MD5');
    expect(made.query['body_md5']).toBe(createHash('md5').update('{}').digest('hex'));
  });

  it('may come again for five seconds, as two equal events of one second have it, and never later', () => {
    let now = at;
    const guard = new TriggerAuth('key', 'secret', () => now * 1000);
    const request = { method: 'POST', path: '/', query: { auth_signature: 'one' }, body: '{}' };
    expect(guard.isReplay(request)).toBe(false);
    now += 5;
    expect(guard.isReplay(request)).toBe(false);
    for (const later of [1, 60, 600, 500]) {
      now += later;
      expect(guard.isReplay(request)).toBe(true);
    }
  });
});
