import {
  blockUser,
  getChatMarks,
  getMessages,
  getUnreadCount,
  markMessages,
  setChatMarks,
  tellTyping,
  unblockUser,
} from '../..';
import { describe, expect, it } from 'vitest';
import { couple, join, type Person } from '../Person';
import { begin, say } from '../say';
import type { Target } from '../Target';

const switchMarks = (me: Person, shown: boolean) => me.client.get(setChatMarks, { body: { shown } });
const type = (me: Person, dialogId: number, typing = true) =>
  me.client.send(tellTyping, { params: { dialogId: String(dialogId) }, body: { typing } });
const read = (me: Person, ids: number[]) => me.client.get(markMessages, { body: { messageIds: ids } });

async function statuses({ client }: Person, dialogId: number): Promise<string[]> {
  const { messages } = await client.get(getMessages, { params: { dialogId: String(dialogId) }, query: {} });
  return messages.map(({ status }) => status);
}

/** That somebody types and has read, and the one mutual switch of both. */
export function chatMarkCases(the: () => Target): void {
  /** Two who have written to each other. */
  async function talk() {
    const [man, woman] = await couple(the());
    const dialogId = await begin(man, woman);
    const { message } = (await say(man, woman, dialogId, 'Привет!')).ok();
    const write = async (content: string) => (await say(man, woman, dialogId, content)).ok().message.id;
    return { man, woman, dialogId, firstId: message.id, write };
  }

  const typingTold = (dialogId: number) => the().told('typing', dialogId);
  const readsTold = (dialogId: number) => the().told('messagesRead', dialogId);

  describe('typing', () => {
    it('is told in the dialogue, and its end, and is no message [B5.21]', async () => {
      const { man, woman, dialogId } = await talk();
      expect((await type(woman, dialogId)).ok()).toEqual({ shown: true });
      await type(woman, dialogId, false);
      const told = { dialog_id: dialogId, user_id: woman.user.id };
      await expect
        .poll(() => typingTold(dialogId))
        .toEqual([
          { ...told, typing: true },
          { ...told, typing: false },
        ]);
      expect(await statuses(man, dialogId)).toEqual(['sent']);
    });

    it('is refused where a message would be, and then told to nobody [B5.21, CHT-06]', async () => {
      const { man, woman, dialogId } = await talk();
      const stranger = await join(the());
      expect((await type(stranger, dialogId)).status).toBe(404);
      expect((await type(man, 999_999_999)).status).toBe(404);
      await man.client.get(blockUser, { body: { blocked_id: woman.user.id, reason: 'spam' } });
      for (const one of [man, woman]) {
        const { status, body } = await type(one, dialogId);
        const message = (await say(one, one === man ? woman : man, dialogId, 'Эй')).body;
        expect([status, body]).toEqual([403, message]);
      }
      await man.client.get(unblockUser, { params: { userId: String(woman.user.id) } });
      await type(man, dialogId);
      await expect.poll(() => typingTold(dialogId)).toHaveLength(1);
    });

    it('needs to say whether [B5.21]', async () => {
      const { man, dialogId } = await talk();
      const params = { dialogId: String(dialogId) };
      const send = man.client.send(tellTyping, { params, body: { typing: 'yes' as never } });
      expect((await send).status).toBe(422);
    });
  });

  describe('the switch of the chat marks', () => {
    it('is on, goes off and on again, and tells the own other pages alone [RT-05]', async () => {
      const { man, woman } = await talk();
      expect(await woman.client.get(getChatMarks, {})).toEqual({ shown: true });
      expect(await switchMarks(woman, false)).toEqual({ shown: false });
      expect(await woman.client.get(getChatMarks, {})).toEqual({ shown: false });
      expect(await man.client.get(getChatMarks, {})).toEqual({ shown: true });
      await switchMarks(woman, true);
      await expect
        .poll(() => the().told('chatMarksChanged', woman.user.id))
        .toEqual([{ shown: false }, { shown: true }]);
      expect(the().told('chatMarksChanged', man.user.id)).toEqual([]);
    });

    it.each(['writer', 'reader'] as const)(
      'off at the %s alone, no typing is told in either direction [B5.21]',
      async (who) => {
        const { man, woman, dialogId } = await talk();
        const [off, on] = who === 'writer' ? [man, woman] : [woman, man];
        await switchMarks(off, false);
        expect((await type(off, dialogId)).ok()).toEqual({ shown: false });
        // The same answer whether or not the other has it on.
        expect((await type(on, dialogId)).ok()).toEqual({ shown: true });
        await switchMarks(off, true);
        await type(on, dialogId);
        await expect
          .poll(() => typingTold(dialogId))
          .toEqual([{ dialog_id: dialogId, user_id: on.user.id, typing: true }]);
      },
    );

    it.each(['writer', 'reader'] as const)(
      'off at the %s alone, a reading is known to the reader alone, also once it is on again (D-13)',
      async (who) => {
        const { man, woman, dialogId, firstId } = await talk();
        const off = who === 'writer' ? man : woman;
        await switchMarks(off, false);
        expect((await read(woman, [firstId])).total_unread_count).toBe(0);
        expect(await statuses(woman, dialogId)).toEqual(['read']);
        expect(await statuses(man, dialogId)).toEqual(['sent']);
        const own = { dialog_id: dialogId, message_ids: [firstId] };
        await expect.poll(() => the().told('ownMessagesRead', woman.user.id)).toEqual([own]);
        await switchMarks(off, true);
        expect(await statuses(man, dialogId)).toEqual(['sent']);
        await read(woman, [firstId]);
        expect(await statuses(man, dialogId)).toEqual(['sent']);
        expect(readsTold(dialogId)).toEqual([]);
        expect(the().told('ownMessagesRead', man.user.id)).toEqual([]);
      },
    );

    it('leaves what was told before, and a repeated sending tells nothing (D-13, D-27)', async () => {
      const { man, woman, dialogId, firstId } = await talk();
      await read(woman, [firstId]);
      await switchMarks(woman, false);
      const clientId = crypto.randomUUID();
      const { id } = (await say(man, woman, dialogId, 'Раз', clientId)).ok().message;
      await read(woman, [id]);
      expect((await say(man, woman, dialogId, 'Раз', clientId)).ok().message.status).toBe('sent');
      expect(await statuses(man, dialogId)).toEqual(['read', 'sent']);
    });

    it('on again, the next told reading covers what was read before it, as if it were read then (D-13)', async () => {
      const { man, woman, dialogId, firstId, write } = await talk();
      await switchMarks(woman, false);
      await read(woman, [firstId]);
      const secondId = await write('Два');
      await switchMarks(woman, true);
      const thirdId = await write('Три');
      await read(woman, [secondId]);
      const told = { dialog_id: dialogId, reader_id: woman.user.id, message_ids: [firstId, secondId] };
      await expect.poll(() => readsTold(dialogId)).toEqual([told]);
      expect(await statuses(man, dialogId)).toEqual(['read', 'read', 'sent']);
      await switchMarks(man, false);
      await read(woman, [thirdId]);
      expect(await statuses(man, dialogId)).toEqual(['read', 'read', 'sent']);
      const params = { userId: String(woman.user.id) };
      expect((await woman.client.get(getUnreadCount, { params })).total_unread_count).toBe(0);
    });

    it('tells nothing of one dialogue in another (D-13)', async () => {
      const { man, woman, dialogId, firstId } = await talk();
      const other = await join(the());
      const otherId = await begin(other, woman);
      const first = (await say(other, woman, otherId, 'Здравствуйте')).ok().message.id;
      await switchMarks(man, false);
      await read(woman, [firstId, first]);
      expect([await statuses(man, dialogId), await statuses(other, otherId)]).toEqual([['sent'], ['read']]);
      await expect.poll(() => readsTold(otherId)).toHaveLength(1);
      expect(readsTold(dialogId)).toEqual([]);
    });
  });
}
