import { blockUser, deleteDialogue, getMessages, likeUser } from '../..';
import { describe, expect, it, vi } from 'vitest';
import { couple, join, type Person } from '../Person';
import { begin, reply, say } from '../say';
import type { Target } from '../Target';

/** Messages that answer another one (decision 0033). */
export function replyCases(the: () => Target): void {
  describe('a reply', () => {
    it('carries whom it answers and their words, for both, as it is told and as it is read', async () => {
      const { man, woman, dialogId } = await dialogue();
      const asked = (await say(man, woman, dialogId, 'В субботу?')).ok().message;
      expect(asked.reply_to).toBeNull();
      const { message } = (await reply(woman, man, dialogId, asked.id)).ok();
      expect(message.reply_to).toEqual({ id: asked.id, sender_id: man.user.id, content: 'В субботу?' });
      for (const reader of [man, woman]) expect((await read(reader, dialogId)).at(-1)).toEqual(message);
      await vi.waitFor(() => expect(the().told('messageSent', dialogId).at(-1)).toEqual({ message }));
    });

    it('may be to one’s own message, and to a reply; the quote is of that one alone', async () => {
      const { man, woman, dialogId } = await dialogue();
      const first = (await say(man, woman, dialogId, 'Раз')).ok().message;
      const second = (await reply(man, woman, dialogId, first.id)).ok().message;
      const third = (await reply(woman, man, dialogId, second.id)).ok().message;
      expect(second.reply_to).toEqual({ id: first.id, sender_id: man.user.id, content: 'Раз' });
      expect(third.reply_to).toEqual({ id: second.id, sender_id: man.user.id, content: 'Ответ' });
    });

    it('has 200 characters of a long message', async () => {
      const { man, woman, dialogId } = await dialogue();
      const long = (await say(man, woman, dialogId, 'ы'.repeat(4000))).ok().message;
      const { message } = (await reply(woman, man, dialogId, long.id)).ok();
      expect(message.reply_to?.content).toBe(`${'ы'.repeat(199)}…`);
    });

    it('sent twice with one client id is one message', async () => {
      const { man, woman, dialogId } = await dialogue();
      const { id } = (await say(woman, man, dialogId, 'Где?')).ok().message;
      const clientId = crypto.randomUUID();
      const first = (await reply(man, woman, dialogId, id, clientId)).ok();
      expect((await reply(man, woman, dialogId, id, clientId)).ok()).toEqual(first);
      expect(await read(woman, dialogId)).toHaveLength(2);
    });

    it('to what is not there, another dialogue’s, the system’s or cleared is the same 422 (D-32)', async () => {
      const { man, woman, dialogId } = await dialogue();
      const [cleared] = [(await say(woman, man, dialogId, 'Старое')).ok().message];
      await man.client.get(deleteDialogue, { params: { id: String(dialogId) } });
      await say(woman, man, dialogId, 'Новое');
      const [he, she] = await couple(the());
      const foreign = (await say(he, she, await begin(he, she), 'Не ваше')).ok().message;
      const third = await join(the(), { gender: 'female' });
      const elsewhere = (await say(man, third, await begin(man, third), 'Другой')).ok().message;
      const refusals = [];
      for (const id of [999_999_999, foreign.id, elsewhere.id, cleared.id]) {
        const { status, body } = await reply(man, woman, dialogId, id);
        expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['reply_to']]);
        refusals.push(JSON.stringify(body));
      }
      expect(new Set(refusals).size).toBe(1);
      expect(await read(woman, dialogId)).toHaveLength(2);
    });

    it('is not possible to the note of a match', async () => {
      const { man, woman, dialogId } = await dialogue();
      for (const [one, other] of [[man, woman] as const, [woman, man] as const])
        await one.client.get(likeUser, { params: { userId: String(other.user.id) } });
      const [note] = await read(man, dialogId);
      expect(note?.type).toBe('system');
      expect((await reply(man, woman, dialogId, note?.id ?? 0)).status).toBe(422);
    });

    it('is refused as writing is, before anything is said of what it answers', async () => {
      const { man, woman, dialogId } = await dialogue();
      const { id } = (await say(woman, man, dialogId, 'Где?')).ok().message;
      await woman.client.get(blockUser, { body: { blocked_id: man.user.id, reason: 'spam' } });
      for (const to of [id, 999_999_999]) expect((await reply(man, woman, dialogId, to)).status).toBe(403);
    });

    it('tells who cleared the conversation nothing of what it answers, in no answer and no event (D-32)', async () => {
      const { man, woman, dialogId } = await dialogue();
      const secret = (await say(man, woman, dialogId, 'Тайна')).ok().message;
      await say(woman, man, dialogId, 'И моя тайна');
      await woman.client.get(deleteDialogue, { params: { id: String(dialogId) } });
      await say(man, woman, dialogId, 'Снова');
      const { message } = (await reply(man, woman, dialogId, secret.id)).ok();
      expect(message.reply_to?.content).toBe('Тайна');
      const unseen = { ...message, reply_to: { id: secret.id, sender_id: null, content: null } };
      expect((await read(woman, dialogId)).at(-1)).toEqual(unseen);
      expect((await read(man, dialogId)).at(-1)).toEqual(message);
      const told = (reader: Person) => the().told('messageSent', dialogId, reader.user.id).at(-1);
      await vi.waitFor(() => expect(told(woman)).toEqual({ message: unseen }));
      expect(told(man)).toEqual({ message });
      const hers = JSON.stringify(the().told('messageSent', dialogId, woman.user.id).slice(2));
      expect(hers).not.toContain('тайна');
      expect(hers).not.toContain('Тайна');
    });

    async function dialogue() {
      const [man, woman] = await couple(the());
      await begin(woman, man);
      return { man, woman, dialogId: await begin(man, woman) };
    }

    async function read({ client }: Person, dialogId: number) {
      return (await client.get(getMessages, { params: { dialogId: String(dialogId) }, query: {} })).messages;
    }
  });
}
