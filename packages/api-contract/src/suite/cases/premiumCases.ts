import {
  authorizeChannel,
  channels,
  getDialogues,
  getFilteredUsers,
  getLikedUsers,
  getPaymentCard,
  getPremiumRequest,
  getSession,
  getUser,
  likeUser,
  limits,
  removePremium,
  requestPremium,
  setOnlineStatus,
} from '../..';
import { dayMs } from '../../rules';
import { describe, expect, it } from 'vitest';
import { couple, join, type Person } from '../Person';
import { begin, say } from '../say';
import type { Target } from '../Target';

const ask = ({ client, user }: Person, parts: object = {}) =>
  client.send(requestPremium, { body: { user_id: user.id, duration_days: 7, ...parts } });
const premiumOf = async ({ client }: Person) => (await client.get(getSession, {})).premium;
const requestOf = async ({ client }: Person) => (await client.get(getPremiumRequest, {})).request;
const likersOf = async ({ client }: Person) => (await client.get(getLikedUsers, {})).users;

/** Asking for premium, what an operator decides, and how it ends. */
export function premiumCases(the: () => Target): void {
  async function buy(me: Person, days: 7 | 30): Promise<void> {
    const { request } = (await ask(me, { duration_days: days })).ok();
    await the().closePremiumRequest(request.id, 'approve');
  }

  describe('premium', () => {
    it('is paid to a card of 16 digits [PRE-04]', async () => {
      const me = await join(the());
      expect((await me.client.get(getPaymentCard, {})).card_number).toMatch(/^\d{16}$/);
    });

    it('is asked for by the member alone; name and date in the request count for nothing (D-24) [PRE-04]', async () => {
      const [me, other] = [await join(the(), { name: 'Вера' }), await join(the())];
      expect((await ask(me, { user_id: other.user.id })).status).toBe(403);
      const wrong = await ask(me, { duration_days: 8 });
      expect(wrong.status).toBe(422);
      expect(wrong.body).toMatchObject({ errors: { duration_days: [expect.any(String)] } });
      expect([await requestOf(me), await requestOf(other)]).toEqual([null, null]);

      const { request } = (
        await ask(me, { name: 'Чужая', request_date: '1999-01-01T00:00:00Z', duration_days: 30 })
      ).ok();
      expect(request).toMatchObject({ user_id: me.user.id, name: 'Вера', duration_days: 30 });
      expect(Date.parse(request.request_date)).toBeGreaterThan(Date.now() - dayMs);
    });

    it('is under review until an operator decides; asking again is the same request (D-07) [PRE-05]', async () => {
      const me = await join(the());
      const { request } = (await ask(me)).ok();
      expect((await ask(me, { duration_days: 30 })).ok()).toEqual({ request });
      expect(await requestOf(me)).toMatchObject({ id: request.id, status: 'pending', duration_days: 7 });
      expect(await premiumOf(me)).toMatchObject({ is_active: false });

      // Every page of the member is told, wherever it shows premium.
      expect(await premiumOf(me)).toMatchObject({ in_review: true });
      expect(the().told('memberChanged', me.user.id)).toContainEqual({
        user_id: me.user.id,
        is_deleted: false,
      });

      await the().closePremiumRequest(request.id, 'refuse');
      expect(await premiumOf(me)).toMatchObject({ in_review: false });
      expect(await requestOf(me)).toMatchObject({ status: 'refused' });
      expect(await premiumOf(me)).toMatchObject({ is_active: false });
      expect((await ask(me)).ok().request.id).not.toBe(request.id);
    });

    it('begins when it is confirmed, and a second one goes on from its end [PRE-06] [PRE-08]', async () => {
      const me = await join(the());
      await buy(me, 7);
      expect(await requestOf(me)).toBeNull();
      const first = await premiumOf(me);
      expect(first).toMatchObject({ is_active: true, duration_days: 7 });
      const end = Date.parse(first.expires_at ?? '');
      expect(Math.abs(end - Date.now() - 7 * dayMs)).toBeLessThan(dayMs);
      await buy(me, 30);
      const second = await premiumOf(me);
      expect(Date.parse(second.expires_at ?? '')).toBe(end + 30 * dayMs);
    });

    it('shows who likes the member and opens the dialogue; removed, all is as before [PRE-07] [SET-08]', async () => {
      const [man, woman] = await couple(the());
      await man.client.get(likeUser, { params: { userId: String(woman.user.id) } });
      await begin(man, woman);
      await the().tellLikes();
      await buy(woman, 7);
      expect(await likersOf(woman)).toMatchObject([{ id: man.user.id }]);
      const [seen] = (await man.client.get(getDialogues, {})).dialogs;
      expect(seen).toMatchObject({ dialog_available: true, is_premium_active: false });
      const profile = await man.client.get(getUser, { params: { id: String(woman.user.id) } });
      expect(profile.user.premium).toBe(true);

      // Somebody else's removal takes nothing from her.
      expect((await man.client.send(removePremium, {})).status).toBe(200);
      expect(await premiumOf(woman)).toMatchObject({ is_active: true });
      expect((await woman.client.send(removePremium, {})).status).toBe(200);
      expect(await premiumOf(woman)).toMatchObject({ is_active: false, expires_at: null });
      expect(await likersOf(woman)).toEqual([{ placeholder: true }]);
    });

    it('of the other opens a dialogue that the day has no place for (D-14) [CHT-07]', async () => {
      const man = await join(the());
      const women: Person[] = [];
      for (let made = 0; made <= limits.newDialoguesPerDay; made += 1)
        women.push(await join(the(), { gender: 'female', name: 'Анна' }));
      const last = women.pop() ?? man;
      for (const woman of women) await say(man, woman, await begin(man, woman), 'Привет!');
      const dialogId = await begin(man, last);
      expect((await say(man, last, dialogId, 'Привет!')).status).toBe(403);
      await buy(last, 7);
      expect((await say(man, last, dialogId, 'Привет!')).status).toBe(200);
    });

    it('brings its member before those who are online, and takes the limit of likes away [NEA-04] [ENC-11]', async () => {
      const city = 'Пермь';
      const [marked, online] = [await join(the(), { city }), await join(the(), { city })];
      await online.client.get(setOnlineStatus, { body: { online: true } });
      await buy(marked, 7);
      const viewer = await join(the());
      const found = await viewer.client.get(getFilteredUsers, { query: { city } });
      expect(found.users.map(({ id, mark }) => [id, mark])).toEqual([
        [marked.user.id, 1],
        [online.user.id, 0],
      ]);
      expect(found.likes_left).toBe(limits.likesPerDay);
      expect((await marked.client.get(getFilteredUsers, {})).likes_left).toBeNull();
    });

    it('is told on a channel that its member alone may hear (D-09) [RT-01]', async () => {
      const [me, other] = [await join(the()), await join(the())];
      const channel = channels.premium(me.user.id);
      expect(channel).toBe(`private-premium-change.${me.user.id}`);
      const hear = (who: Person, socket: string) =>
        who.client.send(authorizeChannel, { body: { socket_id: socket, channel_name: channel } });
      expect((await hear(me, '7.1')).status).toBe(200);
      expect((await hear(other, '7.2')).status).toBe(403);
    });
  });
}
