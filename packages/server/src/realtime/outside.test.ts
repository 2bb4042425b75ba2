import { blockUser, channels, getPageContext, likeUser, logout, tellTyping } from '@iskra/api-contract';
import type Pusher from 'pusher-js';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { outbox } from '../db/schema';
import { talkingPair } from '../test/talkingPair';
import { createTestServer, type TestServer } from '../test/createTestServer';
import { listenOutside } from '../test/listenOutside';
import { nextEvent, openSocket, subscribed } from '../test/openSocket';
import type { TestClient } from '../test/TestClient';

const app = { appId: 'outside', key: 'outside-key', secret: 'outside-secret' };
let outside: Awaited<ReturnType<typeof listenOutside>>;
let server: TestServer;
const open: Pusher[] = [];

beforeAll(async () => {
  outside = await listenOutside(app);
  const pusher = { ...app, cluster: 'mt1', host: '127.0.0.1', port: outside.port, isSecure: false };
  server = await createTestServer({ config: { pusher }, likeNoticeDelayMs: 30 });
});
afterEach(() => {
  for (const pusher of open.splice(0)) pusher.disconnect();
});
afterAll(async () => {
  await server.close();
  await outside.close();
});

/** As the page does with an outside broadcaster: signed in, so that it knows whose socket it is. */
async function socketOf(client: TestClient, ...names: string[]): Promise<Pusher> {
  const pusher = openSocket(outside.port, app.key, client);
  open.push(pusher);
  for (const name of names) await subscribed(pusher, name);
  const signedIn = new Promise((resolve) => pusher.bind('pusher:signin_success', resolve));
  pusher.signin();
  await signedIn;
  return pusher;
}

/** With a message that has been told, so that no socket opened afterwards hears of it. */
async function pair() {
  const made = await talkingPair(server);
  await made.send('первое');
  await vi.waitFor(async () => expect(await server.db.$count(outbox)).toBe(0));
  return { ...made, channel: channels.dialogue(made.dialogueId) };
}

describe('with an outside broadcaster (PUSHER_*)', () => {
  it('the page is told its address and key, and sockets are not taken here', async () => {
    const { realtime } = await (await server.visitor()).call(getPageContext, {});
    expect(realtime).toEqual({
      key: app.key,
      cluster: 'mt1',
      host: '127.0.0.1',
      port: outside.port,
      securePort: outside.port,
      tls: false,
    });
    expect((await (await server.visitor()).send('POST', '/apps/iskra/events', {})).statusCode).toBe(404);
  });

  it('events arrive through it, in order, but not at the sender’s own socket', async () => {
    const { man, woman, channel, send } = await pair();
    const [his, hers] = [await socketOf(man.client, channel), await socketOf(woman.client, channel)];
    const heard: Record<'him' | 'her', string[]> = { him: [], her: [] };
    for (const [who, socket] of [
      ['him', his],
      ['her', hers],
    ] as const)
      socket
        .channel(channel)
        .bind('sendMessage', ({ message }: { message: { content: string } }) =>
          heard[who].push(message.content),
        );
    for (let count = 0; count < 12; count += 1)
      await send(`${count}`, { 'x-socket-id': his.connection.socket_id });
    await vi.waitFor(() => expect(heard.her).toEqual(Array.from({ length: 12 }, (_, count) => `${count}`)));
    expect(heard.him).toEqual([]);
    await vi.waitFor(async () => expect(await server.db.$count(outbox)).toBe(0));
  });

  it('typing goes through it at once, and not to the typist’s own socket [B5.21]', async () => {
    const { man, woman, channel, dialogueId } = await pair();
    const [his, hers] = [await socketOf(man.client, channel), await socketOf(woman.client, channel)];
    const heard: string[] = [];
    his.channel(channel).bind('typing', () => heard.push('him'));
    const told = nextEvent(hers, channel, 'typing');
    const input = { params: { dialogId: String(dialogueId) }, body: { typing: true } };
    await man.client.try(tellTyping, input, { 'x-socket-id': his.connection.socket_id });
    expect(await told).toEqual({ dialog_id: dialogueId, user_id: man.user.id, typing: true });
    expect(heard).toEqual([]);
  });

  it('a like reaches its recipient alone, on the member’s own channel (D-12)', async () => {
    const { man, woman } = await pair();
    const own = channels.member(woman.user.id);
    const [hers, his] = [
      await socketOf(woman.client, own, channels.liked()),
      await socketOf(man.client, channels.liked()),
    ];
    const overheard = vi.fn();
    his.channel(channels.liked()).bind('notificationLiked', overheard);
    const told = nextEvent(hers, own, 'notificationLiked');
    await man.client.call(likeUser, { params: { userId: String(woman.user.id) } });
    expect(await told).toMatchObject({ recipient_id: woman.user.id, user_id: null });
    expect(overheard).not.toHaveBeenCalled();
  });

  it('a block and a sign-out cut the member’s connections there, and no authorisation lets them in again', async () => {
    const { man, woman, channel } = await pair();
    const his = await socketOf(man.client, channel);
    const refused = new Promise((resolve) => his.channel(channel).bind('pusher:subscription_error', resolve));
    await woman.client.call(blockUser, { body: { blocked_id: man.user.id, reason: 'spam' } });
    expect(await refused).toMatchObject({ error: 'Refused with 403' });
    const hers = await socketOf(woman.client, channels.member(woman.user.id));
    const nobody = new Promise((resolve) =>
      hers.channel(channels.member(woman.user.id)).bind('pusher:subscription_error', resolve),
    );
    await woman.client.call(logout, {});
    expect(await nobody).toMatchObject({ error: 'Refused with 401' });
  });

  it('what it refuses is left out and holds up nothing else', async () => {
    const { woman, channel, send } = await pair();
    expect(server.errors).toEqual([]);
    const socket = await socketOf(woman.client, channel);
    const heard: unknown[] = [];
    socket.channel(channel).bind('sendMessage', (payload: unknown) => heard.push(payload));
    const tooLong = { text: 'x'.repeat(200 * 1024) };
    await server.db.insert(outbox).values({ channel, event: 'sendMessage', payload: tooLong });
    await send('следующее');
    await vi.waitFor(() => expect(heard).toMatchObject([{ message: { content: 'следующее' } }]), 8000);
    await vi.waitFor(async () => expect(await server.db.$count(outbox)).toBe(0));
    expect(server.errors.splice(0)).toMatchObject([{ status: 400 }]);
  });

  it('what it could not take while it was down is told when it is back', async () => {
    const { channel, send } = await pair();
    await outside.close();
    const before = Date.now();
    expect((await send('во время обрыва')).statusCode).toBe(200);
    expect(Date.now() - before).toBeLessThan(1000);
    await vi.waitFor(() => expect(server.errors).not.toEqual([]));
    outside = await listenOutside(app, outside.port);
    // Not at a socket: it might subscribe only after the telling.
    const publish = vi.spyOn(outside.broadcaster, 'publish');
    const message = expect.objectContaining({ content: 'во время обрыва' });
    const told = [channel, 'sendMessage', expect.objectContaining({ message }), null];
    await vi.waitFor(() => expect(publish).toHaveBeenCalledWith(...told), 8000);
  });
});
