import {
  blockUser,
  deleteAccount,
  getMyReports,
  markReportsSeen,
  reportUser,
  unblockUser,
  uploadImage,
  type Reason,
} from '../..';
import { describe, expect, it } from 'vitest';
import { couple, join, type Person } from '../Person';
import { begin, say } from '../say';
import { smallPhoto } from '../smallPhoto';
import type { Target } from '../Target';

const report = (me: Person, other: Person, parts: object = {}) =>
  me.client.send(reportUser, {
    body: { reported_id: other.user.id, reason: 'fraud' as Reason, comment: '', ...parts },
  });
const block = (me: Person, other: Person) =>
  me.client.send(blockUser, { body: { blocked_id: other.user.id, reason: 'offensive' as const } });
const listOf = (me: Person) => me.client.get(getMyReports, {});
const statesOf = async (me: Person) => (await listOf(me)).reports.map(({ state }) => state);

/** What a member reported, and what they are told of it. */
export function reportCases(the: () => Target): void {
  describe('my reports', () => {
    it('say what I reported, whom and when, the newest first, by pages; nobody else’s are among them (D-08) [BLK-04]', async () => {
      const me = await join(the());
      const others = [await join(the(), { name: 'Пётр' }), await join(the()), await join(the())] as const;
      for (const other of others) await report(me, other);
      await report(others[0], others[1]);
      const page = async (offset: number) => {
        const query = { offset: String(offset), limit: '2' };
        const { reports, total } = await me.client.get(getMyReports, { query });
        return [reports.map(({ user }) => user?.id), total];
      };
      expect([await page(0), await page(2)]).toEqual([
        [[others[2].user.id, others[1].user.id], 3],
        [[others[0].user.id], 3],
      ]);
      const { reports, has_news: hasNews } = await listOf(me);
      expect(reports.at(-1)).toEqual({
        id: expect.any(Number) as number,
        reason: 'fraud',
        shows: [],
        created_at: expect.any(String) as string,
        state: 'under_review',
        user: { id: others[0].user.id, name: 'Пётр', main_image: null },
      });
      expect(hasNews).toBe(false);
      expect((await listOf(others[1])).reports).toEqual([]);
    });

    it('say what they name, and hold a block and an equal report once (D-08) [BLK-01]', async () => {
      const [man, woman] = await couple(the());
      const dialogId = await begin(man, woman);
      const { id } = (await say(man, woman, dialogId, 'Дай денег')).ok().message;
      const { key } = (await man.client.upload(uploadImage, smallPhoto)).ok();
      await report(woman, man);
      await report(woman, man, { photo_key: key });
      await report(woman, man, { message_ids: [id] });
      await block(woman, man);
      await block(woman, man);
      expect((await listOf(woman)).reports).toMatchObject([
        { reason: 'offensive', shows: [] },
        { reason: 'fraud', shows: ['photo', 'messages'] },
      ]);
    });

    it('say in one word what was found, and that this is news until I looked (D-08) [BLK-04]', async () => {
      const [man, woman] = await couple(the());
      await report(woman, man);
      await the().closeReportOf(woman.user.id, 'no_violation');
      expect(await statesOf(woman)).toEqual(['no_violation']);
      // The same again is another one.
      await report(woman, man);
      await the().closeReportOf(woman.user.id, 'measures_taken');
      expect(await statesOf(woman)).toEqual(['measures_taken', 'no_violation']);
      expect((await listOf(woman)).has_news).toBe(true);
      await woman.client.get(markReportsSeen, {});
      expect((await listOf(woman)).has_news).toBe(false);
    });

    it('name nobody whose profile I may not open, and forget a deleted account (D-33, D-36)', async () => {
      const me = await join(the());
      const [blocked, blocker, suspended, gone] = [
        await join(the(), { name: 'Анна' }),
        await join(the()),
        await join(the()),
        await join(the()),
      ];
      for (const other of [blocked, blocker, suspended, gone]) await report(me, other);
      await me.client.send(blockUser, { body: { blocked_id: blocked.user.id, reason: 'fraud' as const } });
      await block(blocker, me);
      await the().suspend(suspended.user.id, 'Спам');
      await gone.client.get(deleteAccount, {});
      const names = async () => (await listOf(me)).reports.map(({ user }) => user?.name ?? null);
      expect(await names()).toEqual([null, null, 'Анна']);
      expect((await listOf(me)).total).toBe(3);
      await blocker.client.send(unblockUser, { params: { userId: String(me.user.id) } });
      expect(await names()).toEqual([null, blocker.user.name, 'Анна']);
    });

    it('are told of to the reporter’s own pages, and to nobody else (D-08) [BLK-04]', async () => {
      const [man, woman] = await couple(the());
      const told = (to: Person) => the().told('reportsChanged', to.user.id);
      await report(woman, man);
      const { id } = (await listOf(woman)).reports[0] ?? { id: 0 };
      await the().closeReportOf(woman.user.id, 'measures_taken');
      await woman.client.get(markReportsSeen, {});
      // Nothing is new any more: this tells nothing.
      await woman.client.get(markReportsSeen, {});
      expect(told(woman)).toEqual([{ report_id: null }, { report_id: id }, { report_id: null }]);
      expect(told(man)).toEqual([]);
    });
  });
}
