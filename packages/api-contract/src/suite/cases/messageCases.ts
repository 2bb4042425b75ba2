import {
  getDialogues,
  getMessages,
  getUnreadCount,
  limits,
  markMessages,
  sendMessage,
  type InputOf,
} from '../..';
import { describe, expect, it } from 'vitest';
import { couple, join, type Person } from '../Person';
import { begin, say } from '../say';
import type { Target } from '../Target';

type Page = InputOf<typeof getMessages>['query'];

/** Messages: sent, paged, read. */
export function messageCases(the: () => Target): void {
  describe('messages', () => {
    it('are trimmed and answered as the other side reads them [CHT-05]', async () => {
      const { man, woman, dialogId } = await dialogue();
      const { message } = (await say(man, woman, dialogId, '  Привет!\nКак дела? ')).ok();
      expect(message).toMatchObject({
        dialog_id: dialogId,
        sender_id: man.user.id,
        recipient_id: woman.user.id,
        content: 'Привет!\nКак дела?',
        status: 'sent',
        type: 'text',
      });
      expect((await page(woman, dialogId)).messages).toEqual([message]);
    });

    it('sent twice with one client id are one message [CHT-11]', async () => {
      const { man, woman, dialogId } = await dialogue();
      const clientId = crypto.randomUUID();
      const first = (await say(man, woman, dialogId, 'Раз', clientId)).ok();
      const second = (await say(man, woman, dialogId, 'Раз', clientId)).ok();
      expect(first.message.client_id).toBe(clientId);
      expect(second).toEqual(first);
      expect((await page(woman, dialogId)).messages).toHaveLength(1);
    });

    it('hold 1 to 4000 characters [CHT-05]', async () => {
      const { man, woman, dialogId } = await dialogue();
      for (const content of ['', ' \n ', 'ы'.repeat(limits.message.max + 1)]) {
        const { status, body } = await say(man, woman, dialogId, content);
        expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['content']]);
      }
      expect((await say(man, woman, dialogId, 'ы'.repeat(limits.message.max))).status).toBe(200);
      expect((await page(woman, dialogId)).messages).toHaveLength(1);
    });

    it('in the name of another, or to another, are a 403 [CHT-13]', async () => {
      const { man, woman, dialogId } = await dialogue();
      const params = { dialogId: String(dialogId) };
      const stranger = await join(the());
      for (const [from, to] of [
        [woman, man],
        [man, stranger],
      ] as const) {
        const body = { content: 'Привет!', sender_id: from.user.id, recipient_id: to.user.id };
        expect((await man.client.send(sendMessage, { params, body })).status).toBe(403);
      }
      expect((await page(man, dialogId)).messages).toEqual([]);
    });

    it('come in pages before and after a message, the oldest first [CHT-04]', async () => {
      const { man, woman, dialogId } = await dialogue();
      const ids: number[] = [];
      for (let index = 1; index <= 5; index += 1) {
        ids.push((await say(man, woman, dialogId, `Сообщение ${index}`)).ok().message.id);
      }
      const at = async (query: Page) => {
        const { messages, has_more } = await page(woman, dialogId, query);
        return [messages.map(({ id }) => ids.indexOf(id) + 1), has_more];
      };
      expect(await at({ limit: '2' })).toEqual([[4, 5], true]);
      expect(await at({ limit: '2', before: String(ids[3]) })).toEqual([[2, 3], true]);
      expect(await at({ limit: '2', before: String(ids[1]) })).toEqual([[1], false]);
      expect(await at({ limit: '2', after: String(ids[1]) })).toEqual([[3, 4], true]);
      expect(await at({ after: String(ids[4]) })).toEqual([[], false]);
      expect(await at({ after: '0', limit: '2' })).toEqual([[1, 2], true]);
      expect(await at({})).toEqual([[1, 2, 3, 4, 5], false]);
    });

    it('are counted until they are read, and only by their recipient [CHT-10]', async () => {
      const { man, woman, dialogId } = await dialogue();
      const ids = [];
      for (const content of ['Раз', 'Два', 'Три']) {
        ids.push((await say(man, woman, dialogId, content)).ok().message.id);
      }
      const [first = 0, second = 0, third = 0] = ids;
      expect(await unread(woman)).toBe(3);
      expect(await unread(man)).toBe(0);
      await man.client.get(markMessages, { body: { messageIds: ids } });
      expect(await unread(woman)).toBe(3);
      const marked = await woman.client.get(markMessages, {
        body: { messageIds: [first, third, 999_999_999] },
      });
      expect(marked.total_unread_count).toBe(1);
      expect((await woman.client.get(getDialogues, {})).dialogs).toMatchObject([
        { unread: 1, unreadMessageIds: [second] },
      ]);
      expect((await page(man, dialogId)).messages.map(({ status }) => status)).toEqual([
        'read',
        'sent',
        'read',
      ]);
    });

    it('are marked by positive whole numbers, one at least [CHT-12]', async () => {
      const { woman } = await dialogue();
      for (const messageIds of [[], [0], [1.5]]) {
        expect((await woman.client.send(markMessages, { body: { messageIds } })).status).toBe(422);
      }
    });

    it('of another are not counted for me [CHT-10]', async () => {
      const { man, woman } = await dialogue();
      const params = { userId: String(woman.user.id) };
      expect((await man.client.send(getUnreadCount, { params })).status).toBe(403);
    });

    async function dialogue() {
      const [man, woman] = await couple(the());
      return { man, woman, dialogId: await opened(man, woman) };
    }

    /** In both lists, and without a message. */
    async function opened(man: Person, woman: Person): Promise<number> {
      await begin(woman, man);
      return begin(man, woman);
    }

    function page(reader: Person, dialogId: number, query: Page = {}) {
      return reader.client.get(getMessages, { params: { dialogId: String(dialogId) }, query });
    }

    async function unread({ client, user }: Person): Promise<number> {
      return (await client.get(getUnreadCount, { params: { userId: String(user.id) } })).total_unread_count;
    }
  });
}
