import {
  blockUser,
  deleteAccount,
  deleteDialogue,
  getBlockedUsers,
  getDialogues,
  getFilteredUsers,
  getLikedCount,
  getMatchedUsers,
  getMessages,
  getUnreadCount,
  getUser,
  likeUser,
  reportUser,
  setOnlineStatus,
  unblockUser,
  uploadImage,
} from '../..';
import { describe, expect, it } from 'vitest';
import { couple, join, type Person } from '../Person';
import { begin, say } from '../say';
import { smallPhoto } from '../smallPhoto';
import type { Target } from '../Target';

const absent = 999_999_999;
const block = (me: Person, id: number) =>
  me.client.send(blockUser, { body: { blocked_id: id, reason: 'offensive' as const } });
const unblock = (me: Person, id: number) => me.client.send(unblockUser, { params: { userId: String(id) } });
const remove = (me: Person, id: number) => me.client.send(deleteDialogue, { params: { id: String(id) } });
const like = (me: Person, other: Person) =>
  me.client.get(likeUser, { params: { userId: String(other.user.id) } });
const listOf = async (me: Person) => (await me.client.get(getDialogues, {})).dialogs;
const messagesOf = async (me: Person, id: number) =>
  (await me.client.get(getMessages, { params: { dialogId: String(id) }, query: {} })).messages;
const unreadOf = async (me: Person) =>
  (await me.client.get(getUnreadCount, { params: { userId: String(me.user.id) } })).total_unread_count;

/** Blocks, reports and a dialogue deleted by one side. */
export function safetyCases(the: () => Target): void {
  describe('a block', () => {
    it('hides both from each other, keeps the dialogue readable and ends writing [BLK-01] [BLK-04]', async () => {
      const [man, woman] = await couple(the());
      const dialogId = await begin(man, woman);
      await say(man, woman, dialogId, 'Привет!');
      for (const { client } of [man, woman]) await client.get(setOnlineStatus, { body: { online: true } });
      expect((await listOf(man))[0]).toMatchObject({ otherUser: { online: true } });
      expect((await block(woman, man.user.id)).status).toBe(200);
      expect((await block(woman, man.user.id)).status).toBe(200);
      for (const [me, other] of [[man, woman] as const, [woman, man] as const]) {
        const { users } = await me.client.get(getFilteredUsers, { query: {} });
        expect(users.map((user) => user.id)).not.toContain(other.user.id);
        expect(await messagesOf(me, dialogId)).toHaveLength(1);
        expect((await say(me, other, dialogId, 'Ещё')).status).toBe(403);
      }
      // She may look at whom she blocked, to take it back [OTH-02]; for him she is gone.
      const profile = (me: Person, other: Person) =>
        me.client.send(getUser, { params: { id: String(other.user.id) } });
      expect((await profile(woman, man)).body).toMatchObject({ user: { id: man.user.id, block: true } });
      expect((await profile(man, woman)).status).toBe(404);
      expect((await listOf(woman))[0]).toMatchObject({
        dialog_available: false,
        otherUser: { block: true, current_blocked: false, online: true },
      });
      expect((await listOf(man))[0]).toMatchObject({
        dialog_available: false,
        otherUser: { block: false, current_blocked: true, online: false },
      });
      expect(await messagesOf(man, dialogId)).toHaveLength(1);
    });

    it('takes matches out of sight, and gives them back when it ends; the number of likes tells nothing of it [BLK-02, LIK-04]', async () => {
      const [man, woman] = await couple(the());
      const other = await join(the());
      await like(man, woman);
      await like(woman, man);
      await like(other, woman);
      await the().tellLikes();
      await block(woman, man.user.id);
      await block(woman, other.user.id);
      expect((await man.client.get(getMatchedUsers, {})).users).toEqual([]);
      expect((await woman.client.get(getLikedCount, {})).count).toBe(1);
      expect((await unblock(woman, man.user.id)).status).toBe(200);
      expect((await man.client.get(getMatchedUsers, {})).users).toMatchObject([{ id: woman.user.id }]);
    });

    it('that is not there, of nobody and of oneself is a 404 that says why [BLK-02]', async () => {
      const [man, woman] = await couple(the());
      const refused = await unblock(woman, man.user.id);
      expect(refused.status).toBe(404);
      expect(refused.body).toMatchObject({ message: expect.stringMatching(/.+/) as string });
      for (const id of [absent, man.user.id]) expect((await block(man, id)).status).toBe(404);
      // The other one's block cannot be taken back either.
      await block(woman, man.user.id);
      expect((await unblock(man, woman.user.id)).status).toBe(404);
      expect((await man.client.send(getUser, { params: { id: String(woman.user.id) } })).status).toBe(404);
    });

    it('is listed to the one who blocked, the newest first, by pages, until it is taken back [BLK-02]', async () => {
      const me = await join(the());
      const others = [await join(the()), await join(the()), await join(the())] as const;
      for (const { user } of others) await block(me, user.id);
      const [first, second, third] = others;
      const page = async (offset: number) => {
        const query = { offset: String(offset), limit: '2' };
        const { users, total } = await me.client.get(getBlockedUsers, { query });
        return [users.map(({ id }) => id), total];
      };
      expect([await page(0), await page(2)]).toEqual([
        [[third.user.id, second.user.id], 3],
        [[first.user.id], 3],
      ]);
      expect((await third.client.get(getBlockedUsers, {})).users).toEqual([]);
      await unblock(me, second.user.id);
      expect(await page(0)).toEqual([[third.user.id, first.user.id], 2]);
    });

    it('lists nobody who blocked back or deleted the account (D-33, D-36)', async () => {
      const [me, back, gone] = [await join(the()), await join(the()), await join(the())];
      for (const { user } of [back, gone]) await block(me, user.id);
      await block(back, me.user.id);
      await gone.client.get(deleteAccount, {});
      expect(await me.client.get(getBlockedUsers, {})).toEqual({ users: [], total: 0 });
    });

    it('needs a reason of the list [BLK-01]', async () => {
      const [man, woman] = await couple(the());
      const body = { blocked_id: man.user.id, reason: 'because' as 'other' };
      const refused = await woman.client.send(blockUser, { body });
      expect(refused.status).toBe(422);
      expect(refused.body).toMatchObject({ errors: { reason: [expect.any(String)] } });
      expect((await man.client.send(getUser, { params: { id: String(woman.user.id) } })).status).toBe(200);
    });
  });

  describe('a report', () => {
    it('is taken with a reason and words of one’s own; nobody else notices [BLK-04]', async () => {
      const [man, woman] = await couple(the());
      const body = { reported_id: man.user.id, reason: 'fraud' as const, comment: ' Просит денег. ' };
      expect((await woman.client.send(reportUser, { body })).status).toBe(200);
      expect((await man.client.send(getUser, { params: { id: String(woman.user.id) } })).status).toBe(200);
      const nobody = await woman.client.send(reportUser, { body: { ...body, reported_id: absent } });
      expect(nobody.status).toBe(404);
      const long = await woman.client.send(reportUser, { body: { ...body, comment: 'а'.repeat(501) } });
      expect(long.status).toBe(422);
    });

    it('shows messages and a photo of the one reported, and nothing of anybody else [BLK-04]', async () => {
      const [man, woman] = await couple(the());
      const other = await join(the());
      const [dialogId, otherDialogId] = [await begin(man, woman), await begin(other, woman)];
      const his = (await say(man, woman, dialogId, 'Дай денег')).ok().message.id;
      const hers = (await say(woman, man, dialogId, 'Нет')).ok().message.id;
      const others = (await say(other, woman, otherDialogId, 'Привет')).ok().message.id;
      const photoOf = async ({ client }: Person) => (await client.upload(uploadImage, smallPhoto)).ok().key;
      const [hisPhoto, othersPhoto] = [await photoOf(man), await photoOf(other)];
      const report = (me: Person, parts: object) =>
        me.client.send(reportUser, {
          body: { reported_id: man.user.id, reason: 'fraud' as const, ...parts },
        });
      expect((await report(woman, { photo_key: hisPhoto, message_ids: [his, his] })).status).toBe(200);
      for (const ids of [[hers], [others], [his, others], [absent]])
        expect((await report(woman, { message_ids: ids })).body).toMatchObject({
          errors: { message_ids: [expect.stringMatching(/\S/)] },
        });
      for (const key of [othersPhoto, 'none'])
        expect((await report(woman, { photo_key: key })).body).toMatchObject({
          errors: { photo_key: [expect.stringMatching(/\S/)] },
        });
      // What was said to her is nobody else's to report.
      expect((await report(other, { message_ids: [his] })).status).toBe(422);
    });

    it('takes twenty messages at the most, and none that she deleted (D-32) [BLK-04]', async () => {
      const [man, woman] = await couple(the());
      const dialogId = await begin(man, woman);
      const { id } = (await say(man, woman, dialogId, 'Дай денег')).ok().message;
      const report = async (ids: number[]) => {
        const body = { reported_id: man.user.id, reason: 'fraud' as const, message_ids: ids };
        return (await woman.client.send(reportUser, { body })).status;
      };
      expect(await report(Array<number>(21).fill(id))).toBe(422);
      expect(await report([])).toBe(422);
      expect(await report(Array<number>(20).fill(id))).toBe(200);
      await remove(woman, dialogId);
      expect(await report([id])).toBe(422);
    });

    it('shows no photo of whom one may not look at (D-33) [BLK-04]', async () => {
      const [man, woman] = await couple(the());
      const { key } = (await man.client.upload(uploadImage, smallPhoto)).ok();
      await block(man, woman.user.id);
      const body = { reported_id: man.user.id, reason: 'fraud' as const };
      const refused = await woman.client.send(reportUser, { body: { ...body, photo_key: key } });
      expect(refused.status).toBe(422);
      expect((await woman.client.send(reportUser, { body })).status).toBe(200);
    });
  });

  describe('a conversation deleted by one side', () => {
    it('leaves their list with all that was said; the other keeps it; the next message brings it back', async () => {
      const [man, woman] = await couple(the());
      const dialogId = await begin(man, woman);
      await say(man, woman, dialogId, 'Первое');
      expect((await remove(woman, dialogId)).status).toBe(200);
      expect(await listOf(woman)).toEqual([]);
      expect(await unreadOf(woman)).toBe(0);
      expect(
        (await woman.client.send(getMessages, { params: { dialogId: String(dialogId) }, query: {} })).status,
      ).toBe(404);
      expect(await messagesOf(man, dialogId)).toHaveLength(1);
      await say(man, woman, dialogId, 'Второе');
      expect(await listOf(woman)).toMatchObject([{ dialog_id: dialogId, unread: 1 }]);
      expect((await messagesOf(woman, dialogId)).map(({ content }) => content)).toEqual(['Второе']);
      expect(await unreadOf(woman)).toBe(1);
    });

    it('is only one’s own: a stranger’s is a 404 like one that never was [API-01]', async () => {
      const [man, woman] = await couple(the());
      const stranger = await join(the());
      const dialogId = await begin(man, woman);
      await say(man, woman, dialogId, 'Привет!');
      const [others, none] = [await remove(stranger, dialogId), await remove(stranger, absent)];
      expect({ status: others.status, body: others.body }).toEqual({ status: 404, body: none.body });
      expect(await listOf(man)).toHaveLength(1);
      expect(await listOf(woman)).toHaveLength(1);
    });
  });
}
