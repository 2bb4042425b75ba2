import { randomUUID } from 'node:crypto';
import {
  getDialogues,
  createDialogue,
  getMessages,
  getUnreadCount,
  getUserDialogues,
  markMessages,
  sendMessage,
  type BodyOf,
} from '@iskra/api-contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { blocks, messages, outbox, users } from '../../db/schema';
import { createTestServer, type TestServer } from '../../test/createTestServer';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitScale: 1000 } });
});
afterAll(() => server.close());

type Body = BodyOf<typeof sendMessage>;

async function pair() {
  const man = await server.member({ gender: 'male', name: 'Илья' });
  const woman = await server.member({ name: 'Ольга' });
  const { dialog_id: id } = await man.client.call(createDialogue, {
    params: { userId: String(woman.user.id) },
  });
  const params = { dialogId: String(id) };
  const body = (parts: Partial<Body> = {}): Body => ({
    content: 'Привет',
    sender_id: man.user.id,
    recipient_id: woman.user.id,
    ...parts,
  });
  const send = async (parts: Partial<Body> = {}) =>
    (await man.client.call(sendMessage, { params, body: body(parts) })).message;
  return { man, woman, id, params, body, send };
}

const countIn = (dialogueId: number) => server.db.$count(messages, eq(messages.dialogueId, dialogueId));

describe('sending a message', () => {
  it('puts it into both lists, unread for the other [CHT-11]', async () => {
    const { man, woman, id, send } = await pair();
    const sent = await send({ content: '  Привет!\nКак ты? ' });
    expect(sent).toMatchObject({
      content: 'Привет!\nКак ты?',
      status: 'sent',
      type: 'text',
      sender_id: man.user.id,
    });
    const [hers] = (await woman.client.call(getDialogues, {})).dialogs;
    expect(hers).toMatchObject({
      dialog_id: id,
      unread: 1,
      unreadMessageIds: [sent.id],
      lastMessage: { content: 'Привет!\nКак ты?' },
      otherUser: { id: man.user.id, name: 'Илья', gender: 'male', block: false, current_blocked: false },
    });
    expect((await man.client.call(getDialogues, {})).dialogs[0]).toMatchObject({ unread: 0 });
    if (!server.databaseUrl) await vi.waitFor(async () => expect(await server.db.$count(outbox)).toBe(0));
  });

  it('is one message however often its client_id is sent, even at once (D-27)', async () => {
    const { id, send } = await pair();
    const clientId = randomUUID();
    const sent = await Promise.all([1, 2, 3].map(() => send({ client_id: clientId })));
    const again = await send({ client_id: clientId });
    expect(new Set([...sent, again].map((message) => message.id)).size).toBe(1);
    expect(again.client_id).toBe(clientId);
    expect(await countIn(id)).toBe(1);
  });

  it('is still the one that was sent when it is sent again after a block (D-27)', async () => {
    const { man, woman, id, params, body, send } = await pair();
    const sent = await send({ client_id: randomUUID() });
    const block = { blockerId: woman.user.id, blockedId: man.user.id, reason: 'spam' };
    await server.db.insert(blocks).values(block);
    expect(await send({ client_id: sent.client_id ?? undefined })).toEqual(sent);
    const another = await man.client.try(sendMessage, { params, body: body({ client_id: randomUUID() }) });
    expect(another.statusCode).toBe(403);
    expect(await countIn(id)).toBe(1);
  });

  it('is refused in another member’s name or to another recipient (D-24)', async () => {
    const { man, woman, id, params, body } = await pair();
    for (const parts of [{ sender_id: woman.user.id }, { recipient_id: man.user.id }]) {
      const refused = await man.client.try(sendMessage, { params, body: body(parts) });
      expect(refused.statusCode).toBe(403);
    }
    expect(await countIn(id)).toBe(0);
  });

  it.each(['', '   ', 'a\0b', 'x'.repeat(4001)])(
    'is refused without a fit text (%#) [CHT-05]',
    async (content) => {
      const { man, id, params, body } = await pair();
      const refused = await man.client.try(sendMessage, { params, body: body({ content }) });
      expect([refused.statusCode, Object.keys(refused.json<{ errors: object }>().errors)]).toEqual([
        422,
        ['content'],
      ]);
      expect(await countIn(id)).toBe(0);
    },
  );

  it.each([true, false])(
    'is refused when one blocked the other (by the recipient: %s) [BLK-04]',
    async (byRecipient) => {
      const { man, woman, id, params, body, send } = await pair();
      await send();
      const [blockerId, blockedId] = byRecipient
        ? [woman.user.id, man.user.id]
        : [man.user.id, woman.user.id];
      await server.db.insert(blocks).values({ blockerId, blockedId, reason: 'spam' });
      expect((await man.client.try(sendMessage, { params, body: body() })).statusCode).toBe(403);
      expect(await countIn(id)).toBe(1);
      const [mine] = (await man.client.call(getDialogues, {})).dialogs;
      expect(mine).toMatchObject({
        dialog_available: false,
        otherUser: { block: !byRecipient, current_blocked: byRecipient },
      });
    },
  );

  it('opens three new dialogues a day to a regular member, and keeps those open (D-14)', async () => {
    const man = await server.member({ gender: 'male' });
    const write = async () => {
      const woman = await server.member();
      const target = { params: { userId: String(woman.user.id) } };
      const { dialog_id: id } = await man.client.call(createDialogue, target);
      const body = { content: 'Привет', sender_id: man.user.id, recipient_id: woman.user.id };
      return () => man.client.try(sendMessage, { params: { dialogId: String(id) }, body });
    };
    const first = await write();
    expect((await first()).statusCode).toBe(200);
    for (let count = 0; count < 2; count += 1) expect((await (await write())()).statusCode).toBe(200);
    const fourth = await write();
    expect((await fourth()).statusCode).toBe(403);
    expect((await first()).statusCode).toBe(200);
    const list = (await man.client.call(getDialogues, {})).dialogs;
    expect(list.filter((dialog) => !dialog.dialog_available)).toHaveLength(1);
    const premiumUntil = new Date(server.deps.now().getTime() + 1e8);
    await server.db.update(users).set({ premiumUntil }).where(eq(users.id, man.user.id));
    expect((await fourth()).statusCode).toBe(200);
  });
});

describe('a dialogue', () => {
  it('is the same one from both sides, and none between members of one gender', async () => {
    const { man, woman, id } = await pair();
    const back = await woman.client.call(createDialogue, { params: { userId: String(man.user.id) } });
    expect(back.dialog_id).toBe(id);
    const other = await server.member();
    const refused = await woman.client.try(createDialogue, { params: { userId: String(other.user.id) } });
    expect(refused.statusCode).toBe(403);
  });

  it('is not shown to the other before the first message (D-15)', async () => {
    const { woman, params, send } = await pair();
    expect((await woman.client.call(getUserDialogues, {})).dialogs).toEqual([]);
    expect((await woman.client.try(getMessages, { params, query: {} })).statusCode).toBe(404);
    await send();
    expect((await woman.client.call(getUserDialogues, {})).dialogs).toHaveLength(1);
  });

  it('of others answers exactly as one that is not there, to reading and to writing', async () => {
    const { params, body, send, id } = await pair();
    await send();
    const stranger = await server.member({ gender: 'male' });
    const none = { dialogId: '999999999999' };
    const read = await stranger.client.try(getMessages, { params, query: {} });
    const readNone = await stranger.client.try(getMessages, { params: none, query: {} });
    const write = await stranger.client.try(sendMessage, { params, body: body() });
    const writeNone = await stranger.client.try(sendMessage, { params: none, body: body() });
    expect([read.statusCode, write.statusCode]).toEqual([404, 404]);
    expect([read.rawPayload, write.rawPayload]).toEqual([readNone.rawPayload, writeNone.rawPayload]);
    expect(await countIn(id)).toBe(1);
  });
});

describe('the messages of a dialogue', () => {
  it('come in pages, the oldest first (D-31)', async () => {
    const { man, params, send } = await pair();
    const ids: number[] = [];
    for (let count = 0; count < 5; count += 1) ids.push((await send({ content: String(count) })).id);
    const page = async (query: { before?: string; after?: string; limit?: string }) => {
      const { messages: found, has_more: more } = await man.client.call(getMessages, { params, query });
      return [found.map(({ content }) => content).join(''), more];
    };
    expect(await page({})).toEqual(['01234', false]);
    expect(await page({ limit: '2' })).toEqual(['34', true]);
    expect(await page({ limit: '2', before: String(ids[3]) })).toEqual(['12', true]);
    expect(await page({ limit: '2', before: String(ids[1]) })).toEqual(['0', false]);
    expect(await page({ limit: '2', after: String(ids[1]) })).toEqual(['23', true]);
    expect(await page({ after: String(ids[4]) })).toEqual(['', false]);
  });

  it('are marked read by their recipient only [CHT-10]', async () => {
    const { man, woman, params, send } = await pair();
    const [first, second] = [await send(), await send()];
    const mark = (ids: number[]) => ({ body: { messageIds: ids } });
    await man.client.call(markMessages, mark([first.id]));
    const unread = { params: { userId: String(woman.user.id) } };
    expect((await woman.client.call(getUnreadCount, unread)).total_unread_count).toBe(2);
    expect((await woman.client.call(markMessages, mark([first.id, 77]))).total_unread_count).toBe(1);
    const { messages: seen } = await man.client.call(getMessages, { params, query: {} });
    expect(seen.map(({ status }) => status)).toEqual(['read', 'sent']);
    expect((await woman.client.call(markMessages, mark([second.id]))).total_unread_count).toBe(0);
  });

  it('are counted for oneself only', async () => {
    const { man, woman } = await pair();
    const params = { userId: String(woman.user.id) };
    expect((await man.client.try(getUnreadCount, { params })).statusCode).toBe(403);
  });
});
