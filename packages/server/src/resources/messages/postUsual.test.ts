import { randomUUID } from 'node:crypto';
import { blockUser, channels, deleteDialogue, getMessages, logout, sendMessage } from '@iskra/api-contract';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dialogues, messages, sessions, users } from '../../db/schema';
import { createTestServer, type TestServer } from '../../test/createTestServer';
import { openSocket, subscribed } from '../../test/openSocket';
import { talkingPair } from '../../test/talkingPair';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

describe('a message in a dialogue that was written in before', () => {
  let pair: Awaited<ReturnType<typeof talkingPair>>;
  beforeEach(async () => {
    pair = await talkingPair(server);
    expect((await pair.send('первое')).statusCode).toBe(200);
  });

  const contents = async () => {
    const rows = await server.db
      .select()
      .from(messages)
      .where(eq(messages.dialogueId, pair.dialogueId))
      .orderBy(messages.id);
    return rows.map(({ content }) => content);
  };

  it('is told as it is answered, byte for byte, whichever way it was written', async () => {
    const { man, woman, dialogueId } = pair;
    const socket = openSocket(await server.listen(), server.deps.broadcaster.key, woman.client);
    await subscribed(socket, channels.dialogue(dialogueId));
    const heard: unknown[] = [];
    socket
      .channel(channels.dialogue(dialogueId))
      .bind('sendMessage', (payload: unknown) => heard.push(payload));
    const given = { sender_id: man.user.id, recipient_id: woman.user.id };
    const clientId = randomUUID();
    for (const more of [{ content: 'a "b" \\ \n 👩‍👩‍👧 ы' }, { content: 'с номером', client_id: clientId }]) {
      const params = { dialogId: String(dialogueId) };
      const { message } = await man.client.call(sendMessage, { params, body: { ...given, ...more } });
      expect(message).toMatchObject({ ...given, client_id: null, ...more, status: 'sent', type: 'text' });
      await vi.waitFor(() => expect(heard.splice(0)).toEqual([{ message }]));
      const read = await woman.client.call(getMessages, { params, query: {} });
      expect(read.messages.at(-1)).toEqual(message);
    }
    socket.disconnect();
  });

  // The embedded database has no connection to listen on; it takes the same way.
  it.skipIf(!process.env['DATABASE_URL_TEST'])('costs one statement, session included', async () => {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    await pair.send('второе');
    const statements = query.mock.calls.map(([first]) =>
      typeof first === 'string' ? first : (first as { text: string }).text,
    );
    query.mockRestore();
    // Besides the relay's own: what it tells the other processes, and its look for rows of theirs.
    const isRelays = (text: string) => text.includes('pg_notify') || text.includes('limit $');
    expect(statements.filter((text) => !isRelays(text))).toEqual([
      expect.stringContaining('from send_message('),
    ]);
    expect(await contents()).toEqual(['первое', 'второе']);
  });

  it('is refused at once when the session ended a moment before (D-09)', async () => {
    const { man, send } = pair;
    const { cookie, token } = man.client;
    await man.client.call(logout, {});
    const refused = await send('поздно', { cookie, authorization: `Bearer ${token}` });
    expect(refused.statusCode).toBe(401);
    expect(await contents()).toEqual(['первое']);
  });

  it('is refused when either is suspended: 401 to a suspended sender, 403 for a recipient', async () => {
    const { man, woman, send } = pair;
    const suspend = (id: number, suspendedReason: string | null) =>
      server.db.update(users).set({ suspendedReason }).where(eq(users.id, id));
    await suspend(woman.user.id, 'спам');
    expect((await send('нельзя')).statusCode).toBe(403);
    await suspend(woman.user.id, null);
    await suspend(man.user.id, 'спам');
    expect((await send('нельзя')).statusCode).toBe(401);
    expect(await contents()).toEqual(['первое']);
  });

  it('is refused under a block, and by a wrong token, and to somebody else', async () => {
    const { man, woman, dialogueId, send } = pair;
    const params = { dialogId: String(dialogueId) };
    const body = { content: 'не туда', sender_id: man.user.id, recipient_id: man.user.id };
    expect((await man.client.try(sendMessage, { params, body })).statusCode).toBe(403);
    expect((await send('чужой ключ', { authorization: 'Bearer wrong' })).statusCode).toBe(419);
    await man.client.call(blockUser, { body: { blocked_id: woman.user.id, reason: 'spam' } });
    expect((await send('сам заблокировал')).statusCode).toBe(403);
    expect(await contents()).toEqual(['первое']);
  });

  it('brings the dialogue back to a recipient who deleted it, and is 404 for a sender who did (D-32)', async () => {
    const { man, woman, dialogueId, send } = pair;
    const params = { id: String(dialogueId) };
    await woman.client.call(deleteDialogue, { params });
    expect((await send('снова')).statusCode).toBe(200);
    const read = { params: { dialogId: String(dialogueId) }, query: {} };
    const seen = (await woman.client.call(getMessages, read)).messages;
    expect(seen.map(({ content }) => content)).toEqual(['снова']);
    await man.client.call(deleteDialogue, { params });
    expect((await send('в никуда')).statusCode).toBe(404);
    expect(await contents()).toEqual(['первое', 'снова']);
  });

  it('is never older than the one before, even by a clock that was set back', async () => {
    await server.db
      .update(dialogues)
      .set({ lastActivityAt: new Date('2199-05-06T07:08:09.123Z') })
      .where(eq(dialogues.id, pair.dialogueId));
    const sent = await pair.send('из прошлого');
    expect(sent.json<{ message: object }>().message).toMatchObject({
      created_at: '2199-05-06T07:08:09.123Z',
    });
  });

  it('marks the session as used once a minute', async () => {
    const { man, send } = pair;
    const seenAt = async () =>
      (
        await server.db.select().from(sessions).where(eq(sessions.userId, man.user.id))
      )[0]?.seenAt.getTime() ?? 0;
    const before = await seenAt();
    await send('сразу');
    expect(await seenAt()).toBe(before);
    server.skip(61_000);
    await send('через минуту');
    expect(await seenAt()).toBeGreaterThan(before + 60_000);
    expect(await contents()).toEqual(['первое', 'сразу', 'через минуту']);
  });

  it('counts towards the 60 of a minute, each once, also at once', async () => {
    const answers = await Promise.all(Array.from({ length: 62 }, (_, count) => pair.send(String(count))));
    const codes = answers.map(({ statusCode }) => statusCode);
    expect([
      codes.filter((code) => code === 200).length,
      codes.filter((code) => code === 429).length,
    ]).toEqual([59, 3]);
    expect(await contents()).toHaveLength(60);
  });
});
