import {
  createDialogue,
  getDialogues,
  getFilteredUsers,
  getMemberCards,
  getOnlineHidden,
  getUser,
  setOnlineHidden,
  setOnlineStatus,
} from '../..';
import { describe, expect, it } from 'vitest';
import { join, type Person } from '../Person';
import { say } from '../say';
import type { Target } from '../Target';

const hide = (me: Person, hidden = true) => me.client.get(setOnlineHidden, { body: { hidden } });
const appear = (me: Person, online = true) => me.client.get(setOnlineStatus, { body: { online } });

/** A member who hides that they are online (decision 0037). */
export function onlineHiddenCases(the: () => Target): void {
  const city = 'Псков';

  async function talking() {
    const man = await join(the(), { city });
    const woman = await join(the(), { city, gender: 'female' });
    const params = { userId: String(woman.user.id) };
    const { dialog_id: dialogId } = await man.client.get(createDialogue, { params });
    await say(man, woman, dialogId, 'Привет');
    return [man, woman] as const;
  }

  /** Wherever it shows that she is online. */
  async function shown(man: Person, { user: { id } }: Person) {
    const nearby = async (query: object) =>
      (await man.client.get(getFilteredUsers, { query: { city, gender: 'female', ...query } })).users;
    const { dialogs } = await man.client.get(getDialogues, {});
    const { users } = await man.client.get(getMemberCards, { body: { ids: [id] } });
    return {
      profile: (await man.client.get(getUser, { params: { id: String(id) } })).user.online,
      card: users.find((one) => one.id === id)?.online,
      nearby: (await nearby({})).find((one) => one.id === id)?.online,
      dialogue: dialogs.find(({ otherUser }) => otherUser.id === id)?.otherUser.online,
      isFiltered: (await nearby({ onlineStatus: 'online' })).some((one) => one.id === id),
    };
  }
  const online = { profile: true, card: 'online', nearby: 'online', dialogue: true, isFiltered: true };
  const offline = {
    profile: false,
    card: 'offline',
    nearby: 'offline',
    dialogue: false,
    isFiltered: false,
  };

  describe('a member who hides that they are online', () => {
    it('is offline for everybody, at once and when they come again, until they show it [RT-05]', async () => {
      const [man, woman] = await talking();
      await appear(woman);
      expect(await shown(man, woman)).toEqual(online);
      expect(await woman.client.get(getOnlineHidden, {})).toEqual({ hidden: false });
      expect(await hide(woman)).toEqual({ hidden: true });
      expect(await woman.client.get(getOnlineHidden, {})).toEqual({ hidden: true });
      expect(await shown(man, woman)).toEqual(offline);
      for (const isThere of [true, false, true]) {
        await appear(woman, isThere);
        expect(await shown(man, woman)).toEqual(offline);
      }
      await hide(woman, false);
      expect(await shown(man, woman)).toEqual(online);
    });

    it('sees others as before: it is not mutual', async () => {
      const [man, woman] = await talking();
      await appear(man);
      await hide(woman);
      const seen = await woman.client.get(getUser, { params: { id: String(man.user.id) } });
      expect(seen.user.online).toBe(true);
    });

    it('is sorted among people nearby as one who is not there [NEA-04]', async () => {
      const town = 'Суздаль';
      const man = await join(the(), { city: town });
      const women: Person[] = [];
      for (let count = 0; count < 3; count += 1)
        women.push(await join(the(), { city: town, gender: 'female' }));
      const [first, second] = women;
      if (!first || !second) throw new Error('Nobody joined');
      await hide(first);
      for (const one of [first, second]) await appear(one);
      const { users } = await man.client.get(getFilteredUsers, { query: { city: town, gender: 'female' } });
      const order = users.map(({ id }) => id);
      expect(order[0]).toBe(second.user.id);
      expect(order[2]).toBe(first.user.id);
    });

    it('tells the own other pages alone [RT-05]', async () => {
      const [man, woman] = await talking();
      const told = () => [man, woman].map(({ user }) => the().told('memberChanged', user.id).length);
      const before = told();
      await hide(woman);
      await expect.poll(told).toEqual([before[0], (before[1] ?? 0) + 1]);
    });
  });
}
