import { blockUser, likeUser, requestPremium } from '../..';
import { describe, expect, it, vi } from 'vitest';
import { couple, join, type Person } from '../Person';
import { begin, say } from '../say';
import type { Target } from '../Target';

const like = (me: Person, other: Person) =>
  me.client.get(likeUser, { params: { userId: String(other.user.id) } });

/** Which events open pages receive, and of whom. */
export function eventCases(the: () => Target): void {
  async function buy({ client, user }: Person): Promise<void> {
    const { request } = await client.get(requestPremium, { body: { user_id: user.id, duration_days: 7 } });
    await the().closePremiumRequest(request.id, 'approve');
  }

  describe('events', () => {
    it('tell a regular member that somebody likes them, and one with premium who it is (D-05, D-12) [LIK-04]', async () => {
      const [man, woman] = await couple(the());
      const rich = await join(the(), { gender: 'female', name: 'Вера' });
      await buy(rich);
      for (const other of [woman, rich]) await like(man, other);
      await the().tellLikes();
      const hidden = { recipient_id: woman.user.id, user_id: null, user_name: null, avatar: null };
      await vi.waitFor(() => expect(the().told('liked', woman.user.id)).toMatchObject([hidden]));
      const named = { recipient_id: rich.user.id, user_id: man.user.id, user_name: 'Иван', avatar: null };
      await vi.waitFor(() => expect(the().told('liked', rich.user.id)).toMatchObject([named]));
    });

    it('tell a match to both, and a block to both [MAT-01] [BLK-03]', async () => {
      const [man, woman] = await couple(the());
      await like(man, woman);
      await like(woman, man);
      await man.client.get(blockUser, { body: { blocked_id: woman.user.id, reason: 'spam' } });
      const block = { blocker_id: man.user.id, blocked_id: woman.user.id, is_blocked: true };
      for (const [me, other] of [[man, woman] as const, [woman, man] as const]) {
        await vi.waitFor(() => expect(the().told('blockChanged', me.user.id)).toEqual([block]));
        expect(the().told('dialogueCreated', me.user.id)).toMatchObject([{ match: { id: other.user.id } }]);
      }
      expect(the().told('liked', man.user.id)).toEqual([]);
    });

    it('tell a message in its dialogue, and the one who had none of a new dialogue [CHT-01]', async () => {
      const [man, woman] = await couple(the());
      const dialogId = await begin(man, woman);
      const { message } = (await say(man, woman, dialogId, 'Привет!')).ok();
      await vi.waitFor(() => expect(the().told('messageSent', dialogId)).toEqual([{ message }]));
      const created = { dialog_id: dialogId, match: null };
      await vi.waitFor(() => expect(the().told('dialogueCreated', woman.user.id)).toEqual([created]));
    });
  });
}
