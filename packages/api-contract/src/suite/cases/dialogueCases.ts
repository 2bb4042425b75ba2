import {
  createDialogue,
  getDialogues,
  getDialogueWith,
  getMessages,
  getUserDialogues,
  likeUser,
  limits,
  sendMessage,
} from '../..';
import { describe, expect, it } from 'vitest';
import { couple, join } from '../Person';
import { begin, say } from '../say';
import type { Target } from '../Target';

/** Whose list a dialogue is in, and who may write. */
export function dialogueCases(the: () => Target): void {
  describe('dialogues', () => {
    it('show to the other side only after the first message [CHT-01]', async () => {
      const [man, woman] = await couple(the());
      const dialogId = await begin(man, woman);
      expect(await begin(man, woman)).toBe(dialogId);
      expect((await man.client.get(getUserDialogues, {})).dialogs).toEqual([{ dialog_id: dialogId }]);
      expect((await woman.client.get(getDialogues, {})).dialogs).toEqual([]);
      await say(man, woman, dialogId, 'Привет!');
      expect((await woman.client.get(getDialogues, {})).dialogs).toMatchObject([
        {
          dialog_id: dialogId,
          dialog_available: true,
          is_premium_active: false,
          otherUser: { id: man.user.id, name: 'Иван', gender: 'male', block: false, current_blocked: false },
          lastMessage: { content: 'Привет!', sender_id: man.user.id },
          unread: 1,
        },
      ]);
      expect((await woman.client.get(getUserDialogues, {})).dialogs).toEqual([{ dialog_id: dialogId }]);
    });

    it('begun by a like alone stay with the one who likes [LIK-04]', async () => {
      const [man, woman] = await couple(the());
      const { dialog_id: dialogId } = await man.client.get(likeUser, {
        params: { userId: String(woman.user.id) },
      });
      expect((await man.client.get(getDialogues, {})).dialogs).toMatchObject([{ dialog_id: dialogId }]);
      expect((await woman.client.get(getDialogues, {})).dialogs).toEqual([]);
    });

    it('with somebody are found only once they are in my list; a like of theirs alone is not told [OTH-06]', async () => {
      const [man, woman] = await couple(the());
      const withHim = { params: { userId: String(man.user.id) } };
      await man.client.get(likeUser, { params: { userId: String(woman.user.id) } });
      expect(await woman.client.get(getDialogueWith, withHim)).toEqual({ dialog_id: null });
      expect((await woman.client.get(getDialogues, {})).dialogs).toEqual([]);
      const begun = await woman.client.get(createDialogue, withHim);
      expect(await woman.client.get(getDialogueWith, withHim)).toEqual(begun);
      expect(await woman.client.get(createDialogue, withHim)).toEqual(begun);
      expect((await woman.client.get(getUserDialogues, {})).dialogs).toEqual([begun]);
      const nobody = { params: { userId: '999999999' } };
      expect((await woman.client.send(getDialogueWith, nobody)).status).toBe(404);
      expect((await woman.client.send(createDialogue, nobody)).status).toBe(404);
    });

    it('stand in the order in which they came into my list, whoever liked me before [LIK-04]', async () => {
      const woman = await join(the(), { gender: 'female', name: 'Анна' });
      const [admirer, stranger] = [await join(the()), await join(the())];
      await admirer.client.get(likeUser, { params: { userId: String(woman.user.id) } });
      const first = await begin(woman, stranger);
      const second = await begin(woman, admirer);
      const ids = (list: readonly { dialog_id: number }[]) => list.map(({ dialog_id: id }) => id);
      expect(ids((await woman.client.get(getDialogues, {})).dialogs)).toEqual([second, first]);
      expect(ids((await woman.client.get(getUserDialogues, {})).dialogs)).toEqual([second, first]);
    });

    it('come by pages, each from the dialogue that the one before ended with [CHT-01]', async () => {
      const me = await join(the());
      const begun: number[] = [];
      for (let made = 0; made < 5; made += 1)
        begun.unshift(await begin(me, await join(the(), { gender: 'female', name: 'Анна' })));
      const page = async (query: Record<string, string>) => {
        const { dialogs, has_more: hasMore } = await me.client.get(getDialogues, { query });
        return [dialogs.map(({ dialog_id: id }) => id), hasMore];
      };
      expect(await page({})).toEqual([begun, false]);
      expect(await page({ limit: '2' })).toEqual([begun.slice(0, 2), true]);
      expect(await page({ limit: '2', before: String(begun[1]) })).toEqual([begun.slice(2, 4), true]);
      expect(await page({ before: String(begun[3]) })).toEqual([begun.slice(4), false]);
      expect(await page({ before: String(begun[4]) })).toEqual([[], false]);
      const ask = async (query: Record<string, string>) =>
        (await me.client.send(getDialogues, { query })).status;
      const statuses = [];
      for (const query of [{ before: '999999999' }, { limit: '0' }, { limit: '1001' }, { before: 'x' }])
        statuses.push(await ask(query));
      expect(statuses).toEqual([404, 422, 422, 422]);
    });

    it('of another answer like dialogues that never were [API-01]', async () => {
      const [man, woman] = await couple(the());
      const stranger = await join(the());
      const dialogId = await begin(man, woman);
      await say(man, woman, dialogId, 'Привет!');
      const absent = 999_999_999;
      const read = (id: number) =>
        stranger.client.send(getMessages, { params: { dialogId: String(id) }, query: {} });
      const write = (id: number) =>
        stranger.client.send(sendMessage, {
          params: { dialogId: String(id) },
          body: { content: 'Я здесь', sender_id: stranger.user.id, recipient_id: woman.user.id },
        });
      for (const make of [read, write]) {
        const [others, none] = [await make(dialogId), await make(absent)];
        expect(others.status).toBe(404);
        expect({ status: others.status, body: others.body }).toEqual({
          status: none.status,
          body: none.body,
        });
      }
      const { messages } = await woman.client.get(getMessages, {
        params: { dialogId: String(dialogId) },
        query: {},
      });
      expect(messages).toHaveLength(1);
    });

    it('are refused between members of one gender [CHT-06]', async () => {
      const [one, other] = [await join(the()), await join(the())];
      const params = { userId: String(other.user.id) };
      expect((await one.client.send(getDialogueWith, { params })).status).toBe(403);
      expect((await one.client.send(createDialogue, { params })).status).toBe(403);
      expect((await one.client.get(getDialogues, {})).dialogs).toEqual([]);
    });

    it('are three new ones a day for a regular member; those begun stay open [CHT-07]', async () => {
      const man = await join(the());
      const women = [];
      for (let made = 0; made <= limits.newDialoguesPerDay; made += 1) {
        women.push(await join(the(), { gender: 'female', name: 'Анна' }));
      }
      const sent = [];
      for (const woman of women) sent.push(await say(man, woman, await begin(man, woman), 'Привет!'));
      expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 403]);
      const { dialogs } = await man.client.get(getDialogues, {});
      const available = (id: number | undefined) =>
        dialogs.find(({ otherUser }) => otherUser.id === id)?.dialog_available;
      expect(women.map(({ user }) => available(user.id))).toEqual([true, true, true, false]);
    });
  });
}
