import {
  checkLike,
  createDialogue,
  getDialogues,
  getFilteredUsers,
  getPaused,
  getUser,
  likeUser,
  requestPremium,
  setPaused,
} from '../..';
import { describe, expect, it } from 'vitest';
import { couple, join, type Person } from '../Person';
import { begin, say } from '../say';
import type { Target } from '../Target';

const to = ({ user }: Person) => ({ params: { userId: String(user.id) } });
const pause = (me: Person, paused = true) => me.client.get(setPaused, { body: { paused } });
const like = async (me: Person, other: Person) => (await me.client.send(likeUser, to(other))).status;
const write = async (me: Person, other: Person) => (await me.client.send(createDialogue, to(other))).status;
const findsNearby = async (me: Person, other: Person, query: object) => {
  const { users } = await me.client.get(getFilteredUsers, { query });
  return users.some(({ id }) => id === other.user.id);
};

/** A member who is hidden from new people for a while. */
export function pauseCases(the: () => Target): void {
  async function givePremium({ client, user }: Person): Promise<void> {
    const body = { user_id: user.id, duration_days: 7 as const };
    const { request } = await client.get(requestPremium, { body });
    await the().closePremiumRequest(request.id, 'approve');
  }

  describe('a paused member', () => {
    it('is found by nobody, nearby or in encounters, until the pause ends [NEA-04]', async () => {
      const city = 'Курск';
      const man = await join(the(), { city });
      const woman = await join(the(), { city, gender: 'female' });
      expect((await pause(woman)).paused).toBe(true);
      expect((await woman.client.get(getPaused, {})).paused).toBe(true);
      for (const query of [{ city }, { city, includeImages: 'true' as const }])
        expect(await findsNearby(man, woman, query)).toBe(false);
      expect(await findsNearby(woman, man, { city })).toBe(true);
      await pause(woman, false);
      expect((await woman.client.get(getPaused, {})).paused).toBe(false);
      expect(await findsNearby(man, woman, { city })).toBe(true);
    });

    it('gets no new like and no new dialogue; the like spends nothing [LIK-03, OTH-06]', async () => {
      const [man, woman] = await couple(the());
      await pause(woman);
      expect([await like(man, woman), await write(man, woman)]).toEqual([404, 404]);
      expect((await man.client.get(checkLike, to(woman))).liked).toBe(false);
      expect((await man.client.get(getDialogues, {})).dialogs).toEqual([]);
      await pause(woman, false);
      expect([await like(man, woman), await write(man, woman)]).toEqual([200, 200]);
    });

    it('is written to as before by whom a dialogue or a match joins them with [OTH-06]', async () => {
      const [man, woman] = await couple(the());
      await like(man, woman);
      await like(woman, man);
      await pause(woman);
      const dialogId = await begin(man, woman);
      expect((await say(man, woman, dialogId, 'Как ты?')).status).toBe(200);
      expect((await say(woman, man, dialogId, 'Отдыхаю')).status).toBe(200);
      expect((await man.client.send(getUser, { params: { id: String(woman.user.id) } })).status).toBe(200);
    });

    it('is liked back by a premium member alone: a refusal tells a regular one nothing (D-05)', async () => {
      const [regular, woman] = await couple(the());
      const premium = await join(the());
      await givePremium(premium);
      for (const man of [regular, premium]) await like(woman, man);
      await the().tellLikes();
      await pause(woman);
      expect([await like(regular, woman), await like(premium, woman)]).toEqual([404, 200]);
    });

    it('tells the own other pages alone [RT-05]', async () => {
      const [man, woman] = await couple(the());
      await begin(man, woman);
      const told = () => [man, woman].map(({ user }) => the().told('memberChanged', user.id).length);
      const before = told();
      await pause(woman);
      await expect.poll(told).toEqual([before[0], (before[1] ?? 0) + 1]);
    });
  });
}
