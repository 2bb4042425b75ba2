import {
  blockUser,
  checkLike,
  deleteDialogue,
  getDialogues,
  getFilteredUsers,
  getGivenLikes,
  getLikedCount,
  getLikedUsers,
  getMatchedUsers,
  getMessages,
  likeUser,
  limits,
  removeLike,
  systemContents,
  unblockUser,
  unlikeUser,
} from '../..';
import { describe, expect, it } from 'vitest';
import { couple, join, type Person } from '../Person';
import { begin, say } from '../say';
import type { Target } from '../Target';

const to = ({ user }: Person) => ({ params: { userId: String(user.id) } });

/** Likes, matches and the day's limit. */
export function likeCases(the: () => Target): void {
  describe('likes', () => {
    it('likes and takes back; the check says what I did [LIK-03]', async () => {
      const [man, woman] = await couple(the());
      const liked = async () => (await man.client.get(checkLike, to(woman))).liked;
      expect(await liked()).toBe(false);
      await man.client.get(likeUser, to(woman));
      expect(await liked()).toBe(true);
      expect((await woman.client.get(checkLike, to(man))).liked).toBe(false);
      expect((await man.client.get(unlikeUser, to(woman))).message).toMatch(/\S/);
      expect(await liked()).toBe(false);
      expect((await woman.client.get(getLikedCount, {})).count).toBe(0);
    });

    it('tells a regular member how many like them and nothing else [LIK-04]', async () => {
      const [man, woman] = await couple(the());
      await man.client.get(likeUser, to(woman));
      await the().tellLikes();
      expect((await woman.client.get(getLikedCount, {})).count).toBe(1);
      const { body } = await woman.client.send(getLikedUsers, {});
      expect(body).toEqual({ users: [{ placeholder: true }], total: 1 });
    });

    it('show nothing of a like within the seconds in which it can be undone (D-21) [LIK-01]', async () => {
      const [man, woman] = await couple(the());
      const looks = async () => {
        const { users, total } = await woman.client.get(getLikedUsers, {});
        return [(await woman.client.get(getLikedCount, {})).count, users.length, total];
      };
      await man.client.get(likeUser, to(woman));
      expect(await looks()).toEqual([0, 0, 0]);
      await the().tellLikes();
      expect(await looks()).toEqual([1, 1, 1]);
    });

    it('come by pages with their number, for a regular member as placeholders [LIK-01]', async () => {
      const woman = await join(the(), { gender: 'female', name: 'Анна' });
      for (let given = 0; given < 3; given += 1) await (await join(the())).client.get(likeUser, to(woman));
      await the().tellLikes();
      const page = (offset: number) =>
        woman.client.get(getLikedUsers, { query: { offset: String(offset), limit: '2' } });
      const hidden = { placeholder: true };
      expect(await page(0)).toEqual({ users: [hidden, hidden], total: 3 });
      expect(await page(2)).toEqual({ users: [hidden], total: 3 });
      expect(await page(4)).toEqual({ users: [], total: 3 });
      expect((await woman.client.send(getLikedUsers, { query: { limit: '101' } })).status).toBe(422);
    });

    it('list whom I like to me, the newest first, by pages, with premium or without', async () => {
      const me = await join(the());
      const women: Person[] = [];
      for (let made = 0; made < 3; made += 1) {
        const woman = await join(the(), { gender: 'female', name: 'Анна' });
        await me.client.get(likeUser, to(woman));
        women.unshift(woman);
      }
      const ids = women.map(({ user }) => user.id);
      const page = async (offset: number) => {
        const query = { offset: String(offset), limit: '2' };
        const { users, total } = await me.client.get(getGivenLikes, { query });
        return [users.map(({ id }) => id), total];
      };
      expect([await page(0), await page(2), await page(4)]).toEqual([
        [ids.slice(0, 2), 3],
        [ids.slice(2), 3],
        [[], 3],
      ]);
      expect((await women[0]?.client.get(getGivenLikes, {}))?.users).toEqual([]);
    });

    it('list a match as one, and a like that is taken back no more', async () => {
      const [man, woman] = await couple(the());
      const given = async () =>
        (await man.client.get(getGivenLikes, {})).users.map(({ id, is_match: isMatch }) => [id, isMatch]);
      await man.client.get(likeUser, to(woman));
      expect(await given()).toEqual([[woman.user.id, false]]);
      await woman.client.get(likeUser, to(man));
      expect(await given()).toEqual([[woman.user.id, true]]);
      await man.client.get(unlikeUser, to(woman));
      expect(await given()).toEqual([]);
    });

    it('list nobody of whom either side blocked the other, until the block ends (D-33)', async () => {
      const [man, woman] = await couple(the());
      const other = await join(the(), { gender: 'female', name: 'Анна' });
      const block = (me: Person, { user }: Person) =>
        me.client.get(blockUser, { body: { blocked_id: user.id, reason: 'spam' } });
      for (const liked of [woman, other]) await man.client.get(likeUser, to(liked));
      await block(man, woman);
      await block(other, man);
      expect(await man.client.get(getGivenLikes, {})).toEqual({ users: [], total: 0 });
      await man.client.get(unblockUser, to(woman));
      expect(await man.client.get(getGivenLikes, {})).toMatchObject({
        users: [{ id: woman.user.id }],
        total: 1,
      });
    });

    it('keep their number when she blocks somebody, whoever it was who likes her [LIK-04]', async () => {
      const [man, woman] = await couple(the());
      await man.client.get(likeUser, to(woman));
      await the().tellLikes();
      await woman.client.get(blockUser, { body: { blocked_id: man.user.id, reason: 'spam' } });
      expect((await woman.client.get(getLikedCount, {})).count).toBe(1);
      expect((await woman.client.get(getLikedUsers, {})).users).toEqual([{ placeholder: true }]);
    });

    it('count among the day’s likes when they are taken back, even at once [ENC-11]', async () => {
      const [man, woman] = await couple(the());
      for (let given = 1; given <= 3; given += 1) {
        const { likes_left: left } = await man.client.get(likeUser, to(woman));
        expect(left).toBe(limits.likesPerDay - given);
        await man.client.get(unlikeUser, to(woman));
      }
      const { likes_left: left } = await man.client.get(getFilteredUsers, {});
      expect(left).toBe(limits.likesPerDay - 3);
    });

    it('cannot be taken off the list by a regular member, whoever it is [LIK-02]', async () => {
      const [man, woman] = await couple(the());
      const stranger = await join(the());
      await man.client.get(likeUser, to(woman));
      await the().tellLikes();
      const [his, anothers] = [
        await woman.client.send(removeLike, to(man)),
        await woman.client.send(removeLike, to(stranger)),
      ];
      expect(his.status).toBe(403);
      expect([anothers.status, anothers.body]).toEqual([403, his.body]);
      expect((await woman.client.get(getLikedCount, {})).count).toBe(1);
    });

    it('counts the same like once [ENC-11]', async () => {
      const [man, woman] = await couple(the());
      const first = await man.client.get(likeUser, to(woman));
      const second = await man.client.get(likeUser, to(woman));
      expect(first.likes_left).toBe(limits.likesPerDay - 1);
      expect(second).toEqual(first);
      await the().tellLikes();
      expect((await woman.client.get(getLikedCount, {})).count).toBe(1);
    });

    it('makes a mutual like a match, with one note in a dialogue of both [MAT-01]', async () => {
      const [man, woman] = await couple(the());
      const { dialog_id: dialogId } = await man.client.get(likeUser, to(woman));
      expect(await woman.client.get(likeUser, to(man))).toMatchObject({ dialog_id: dialogId });
      for (const [me, other] of [
        [man, woman],
        [woman, man],
      ] as const) {
        expect((await me.client.get(getMatchedUsers, {})).users).toMatchObject([{ id: other.user.id }]);
        expect((await me.client.get(getLikedCount, {})).count).toBe(0);
        const { dialogs } = await me.client.get(getDialogues, {});
        expect(dialogs).toMatchObject([{ dialog_id: dialogId, dialog_available: true, unread: 0 }]);
        expect(dialogs[0]?.lastMessage).toMatchObject({ type: 'system', content: systemContents.matched });
        const { messages } = await me.client.get(getMessages, {
          params: { dialogId: String(dialogId) },
          query: {},
        });
        expect(messages).toMatchObject([{ type: 'system', sender_id: null, recipient_id: null }]);
      }
    });

    it('opens a dialogue that stays open when a like is taken back before a word was said (D-14) [CHT-06]', async () => {
      const [man, woman] = await couple(the());
      for (let written = 0; written < limits.newDialoguesPerDay; written += 1) {
        const other = await join(the(), { gender: 'female', name: 'Анна' });
        await say(man, other, await begin(man, other), 'Привет');
      }
      const { dialog_id: dialogId } = await man.client.get(likeUser, to(woman));
      const isOpen = async () =>
        (await man.client.get(getDialogues, {})).dialogs.find(({ dialog_id: id }) => id === dialogId)
          ?.dialog_available;
      expect(await isOpen()).toBe(false);
      await woman.client.get(likeUser, to(man));
      expect(await isOpen()).toBe(true);
      await woman.client.get(unlikeUser, to(man));
      expect(await isOpen()).toBe(true);
      expect((await say(man, woman, dialogId ?? 0, 'Привет')).status).toBe(200);
    });

    it('tell a match anew only after a day, however often a like is taken back and given again [MAT-01]', async () => {
      const [man, woman] = await couple(the());
      const { dialog_id: dialogId } = await man.client.get(likeUser, to(woman));
      await woman.client.get(likeUser, to(man));
      await woman.client.get(deleteDialogue, { params: { id: String(dialogId) } });
      await man.client.get(unlikeUser, to(woman));
      await man.client.get(likeUser, to(woman));
      expect((await woman.client.get(getMatchedUsers, {})).users).toMatchObject([{ id: man.user.id }]);
      expect((await woman.client.get(getDialogues, {})).dialogs).toEqual([]);
    });

    it('matches members of one gender without a dialogue [MAT-01]', async () => {
      const [one, other] = [await join(the()), await join(the())];
      await one.client.get(likeUser, to(other));
      expect((await other.client.get(likeUser, to(one))).dialog_id).toBeNull();
      expect((await one.client.get(getMatchedUsers, {})).users).toMatchObject([{ id: other.user.id }]);
      expect((await one.client.get(getDialogues, {})).dialogs).toEqual([]);
    });

    it('is a 404 for nobody and for oneself', async () => {
      const me = await join(the());
      expect((await me.client.send(likeUser, { params: { userId: '999999999' } })).status).toBe(404);
      expect((await me.client.send(likeUser, to(me))).status).toBe(404);
      expect((await me.client.send(checkLike, { params: { userId: '999999999' } })).status).toBe(404);
    });

    it('refuses one like too many with the time of the next [ENC-11]', async () => {
      const me = await join(the());
      const others: Person[] = [];
      for (let made = 0; made <= limits.likesPerDay; made += 1) others.push(await join(the()));
      const last = others.pop();
      for (const other of others) await me.client.get(likeUser, to(other));
      expect((await me.client.get(getFilteredUsers, { query: {} })).likes_left).toBe(0);
      const before = Date.now();
      const { status, body } = await me.client.send(likeUser, to(last ?? me));
      expect(status).toBe(402);
      expect(Date.parse(body.resets_at ?? '')).toBeGreaterThan(before);
      expect((await me.client.get(checkLike, to(last ?? me))).liked).toBe(false);
    }, 60_000);
  });
}
