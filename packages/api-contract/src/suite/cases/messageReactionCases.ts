import {
  blockUser,
  deleteAccount,
  deleteDialogue,
  getMessages,
  getUnreadCount,
  likeUser,
  reactionCodes,
  setReaction,
  type ReactionCode,
} from '../..';
import { describe, expect, it, vi } from 'vitest';
import { couple, join, type Person } from '../Person';
import { begin, say } from '../say';
import type { Target } from '../Target';

/** What a member says about a message with one press (decision 0033). */
export function reactionCases(the: () => Target): void {
  describe('a reaction', () => {
    it('is one for each message, set, changed and taken back; both read it and are told', async () => {
      const { man, woman, dialogId, message } = await dialogue();
      expect(message.reaction).toBeNull();
      const told: object[] = [];
      for (const reaction of [...reactionCodes, null]) {
        expect((await react(woman, message.id, reaction)).ok()).toEqual({ reaction });
        for (const reader of [man, woman])
          expect(await read(reader, dialogId)).toMatchObject([{ id: message.id, reaction }]);
        told.push({ dialog_id: dialogId, message_id: message.id, user_id: woman.user.id, reaction });
      }
      await vi.waitFor(() => expect(the().told('reactionChanged', dialogId)).toEqual(told));
    });

    it('set twice is set once, and told once', async () => {
      const { woman, dialogId, message } = await dialogue();
      for (const reaction of ['heart', 'heart', null, null] as const)
        expect((await react(woman, message.id, reaction)).ok()).toEqual({ reaction });
      await vi.waitFor(() =>
        expect(the().told('reactionChanged', dialogId)).toMatchObject([
          { reaction: 'heart' },
          { reaction: null },
        ]),
      );
    });

    it('is of the known ones', async () => {
      const { woman, dialogId, message } = await dialogue();
      for (const reaction of ['poop', '❤️', '', 1, ['heart'], undefined] as never[]) {
        const { status, body } = await react(woman, message.id, reaction);
        expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['reaction']]);
      }
      expect(await read(woman, dialogId)).toMatchObject([{ reaction: null }]);
    });

    it('is to what the other wrote: one’s own message and the note of a match are a 403', async () => {
      const { man, woman, dialogId, message } = await dialogue();
      expect((await react(man, message.id, 'heart')).status).toBe(403);
      for (const [one, other] of [[man, woman] as const, [woman, man] as const])
        await one.client.get(likeUser, { params: { userId: String(other.user.id) } });
      const note = (await read(woman, dialogId)).at(-1);
      expect(note?.type).toBe('system');
      expect((await react(woman, note?.id ?? 0, 'heart')).status).toBe(403);
    });

    it('to another’s dialogue is a 404 as to a message that never was', async () => {
      const { message } = await dialogue();
      const stranger = await join(the(), { gender: 'female' });
      const foreign = await react(stranger, message.id, 'heart');
      const none = await react(stranger, 999_999_999, 'heart');
      expect([foreign.status, none.status]).toEqual([404, 404]);
      expect(foreign.body).toEqual(none.body);
    });

    it('is refused as writing is', async () => {
      const { man, woman, dialogId, message } = await dialogue();
      await react(woman, message.id, 'heart');
      await man.client.get(blockUser, { body: { blocked_id: woman.user.id, reason: 'spam' } });
      for (const reaction of ['sad', null] as const)
        expect((await react(woman, message.id, reaction)).status).toBe(403);
      expect(await read(man, dialogId)).toMatchObject([{ reaction: 'heart' }]);
    });

    it('makes nothing unread', async () => {
      const { man, woman, message } = await dialogue();
      await react(woman, message.id, 'heart');
      const params = { userId: String(man.user.id) };
      expect((await man.client.get(getUnreadCount, { params })).total_unread_count).toBe(0);
    });

    it('is neither told nor shown to whom cleared the conversation; the other notices no difference (D-32)', async () => {
      const { man, woman, dialogId, message } = await dialogue();
      await man.client.get(deleteDialogue, { params: { id: String(dialogId) } });
      await say(woman, man, dialogId, 'Снова');
      expect((await react(woman, message.id, 'heart')).ok()).toEqual({ reaction: 'heart' });
      const told = (reader: Person) => the().told('reactionChanged', dialogId, reader.user.id);
      await vi.waitFor(() => expect(told(woman)).toMatchObject([{ reaction: 'heart' }]));
      expect(told(man)).toEqual([]);
      expect(await read(man, dialogId)).toMatchObject([{ content: 'Снова', reaction: null }]);
      expect((await read(woman, dialogId))[0]).toMatchObject({ reaction: 'heart' });
    });

    it('to what I cleared is a 404, and that of before is not shown again (D-32)', async () => {
      const { man, woman, dialogId, message } = await dialogue();
      await react(woman, message.id, 'heart');
      await woman.client.get(deleteDialogue, { params: { id: String(dialogId) } });
      expect((await react(woman, message.id, 'sad')).status).toBe(404);
      await say(man, woman, dialogId, 'Снова');
      expect((await react(woman, message.id, null)).status).toBe(404);
      expect(await read(woman, dialogId)).toMatchObject([{ content: 'Снова', reaction: null }]);
      expect((await read(man, dialogId))[0]).toMatchObject({ reaction: 'heart' });
    });

    it('goes with the account that gave it (D-36)', async () => {
      const { man, woman, dialogId, message } = await dialogue();
      const hers = (await say(woman, man, dialogId, 'И вам')).ok().message;
      await react(woman, message.id, 'heart');
      await react(man, hers.id, 'thanks');
      await woman.client.get(deleteAccount, {});
      const seen = (await read(man, dialogId)).map(({ id, reaction }) => [id, reaction]);
      expect(seen).toEqual([
        [message.id, null],
        [hers.id, 'thanks'],
      ]);
    });

    async function dialogue() {
      const [man, woman] = await couple(the());
      await begin(woman, man);
      const dialogId = await begin(man, woman);
      const { message } = (await say(man, woman, dialogId, 'Привет!')).ok();
      return { man, woman, dialogId, message };
    }

    function react({ client }: Person, messageId: number, reaction: ReactionCode | null) {
      return client.send(setReaction, { params: { messageId: String(messageId) }, body: { reaction } });
    }

    async function read({ client }: Person, dialogId: number) {
      return (await client.get(getMessages, { params: { dialogId: String(dialogId) }, query: {} })).messages;
    }
  });
}
