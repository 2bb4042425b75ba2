import { blockUser, deleteDialogue, likeUser, searchLimits, searchMessages, type InputOf } from '../..';
import { describe, expect, it } from 'vitest';
import { join, couple, type Person } from '../Person';
import { begin, say } from '../say';
import type { Target } from '../Target';

type Sought = InputOf<typeof searchMessages>['body'];

/** What both back ends find; a database that knows a language finds other forms of a word as well. */
export function searchCases(the: () => Target): void {
  describe('a search', () => {
    it('finds people by the beginning of their name, in one’s own list alone [CHT-01]', async () => {
      const [man, woman] = await couple(the());
      await join(the(), { gender: 'female', name: 'Анна' });
      expect((await search(man, 'анн')).people).toEqual([]);
      const dialogId = await begin(man, woman);
      expect((await search(man, 'АНН')).people).toMatchObject([
        { dialog_id: dialogId, otherUser: { id: woman.user.id, name: 'Анна', is_deleted: false } },
      ]);
      expect((await search(man, 'нна')).people).toEqual([]);
      expect((await search(woman, 'ива')).people).toEqual([]);
    });

    it('finds messages of both sides by the words in them, and marks what was found [CHT-04]', async () => {
      const { man, woman, dialogId } = await dialogue('Поставим ёлку?', 'Ёлка уже стоит');
      const { messages } = await search(man, 'елк');
      expect(messages.map(({ excerpt }) => excerpt)).toEqual([
        [
          { text: 'Ёлка', is_found: true },
          { text: ' уже стоит', is_found: false },
        ],
        [
          { text: 'Поставим ', is_found: false },
          { text: 'ёлку', is_found: true },
          { text: '?', is_found: false },
        ],
      ]);
      expect(messages).toMatchObject([
        { dialog_id: dialogId, sender_id: woman.user.id, otherUser: { id: woman.user.id } },
        { dialog_id: dialogId, sender_id: man.user.id, otherUser: { id: woman.user.id } },
      ]);
      expect((await search(woman, 'елк')).messages).toMatchObject([
        { otherUser: { id: man.user.id } },
        { otherUser: { id: man.user.id } },
      ]);
    });

    it('asks for every word, for a short one whole', async () => {
      const { man } = await dialogue('Пойдём в кино', 'В кино или домой?');
      const texts = async (text: string) =>
        (await search(man, text)).messages.map(({ excerpt }) => excerpt.map((part) => part.text).join(''));
      expect(await texts('кино дом')).toEqual(['В кино или домой?']);
      expect(await texts('ки')).toEqual([]);
      expect(await texts('в')).toHaveLength(2);
      expect(await texts('театр')).toEqual([]);
      expect(await texts('?!')).toEqual([]);
    });

    it('finds words between any marks, and numbers', async () => {
      const { man } = await dialogue('Смотри: https://example.org/some_page?to=here&b=<b>x</b>, в 19:30!');
      for (const text of ['example', 'some', 'page', 'here', 'смотр', '19', '19:30', 'b'])
        expect((await search(man, text)).messages, text).toHaveLength(1);
    });

    it('shows nothing of others’ dialogues, nor of a dialogue that a like alone began [LIK-04]', async () => {
      const { man, woman } = await dialogue('Секретное слово');
      const stranger = await join(the());
      expect(await search(stranger, 'секретное')).toEqual({ people: [], messages: [], has_more: false });
      await stranger.client.get(likeUser, { params: { userId: String(woman.user.id) } });
      expect((await search(woman, 'иван')).people).toMatchObject([{ otherUser: { id: man.user.id } }]);
    });

    it('leaves out what was deleted for oneself, while the other still finds it [CHT-09]', async () => {
      const { man, woman, dialogId } = await dialogue('Старое слово');
      await man.client.get(deleteDialogue, { params: { id: String(dialogId) } });
      expect(await search(man, 'старое')).toEqual({ people: [], messages: [], has_more: false });
      expect((await search(man, 'анна')).people).toEqual([]);
      expect((await search(woman, 'старое')).messages).toHaveLength(1);
      await say(woman, man, dialogId, 'Новое слово');
      expect((await search(man, 'слово')).messages).toMatchObject([
        { excerpt: [{ text: 'Новое ' }, { text: 'слово' }] },
      ]);
    });

    it('after a block still finds what stays readable, without picture and status (D-33) [BLK-03]', async () => {
      const { man, woman } = await dialogue('Прощай');
      await woman.client.get(blockUser, { body: { blocked_id: man.user.id, reason: 'other' } });
      const { people, messages } = await search(man, 'прощай');
      expect([people, messages.length]).toEqual([[], 1]);
      expect((await search(man, 'анна')).people).toMatchObject([
        { otherUser: { current_blocked: true, image: null, online: false } },
      ]);
    });

    it('comes in pages, the newest first; only the first page has people', async () => {
      const { man } = await dialogue('Иван раз', 'Иван два', 'Иван три', 'Анна четыре');
      const first = await search(man, 'иван', { limit: 2 });
      const before = first.messages.at(-1)?.id;
      const second = await search(man, 'иван', { limit: 2, ...(before && { before }) });
      const texts = [first, second].map(({ messages, has_more }) => [
        messages.map(({ excerpt }) => excerpt.at(-1)?.text),
        has_more,
      ]);
      expect(texts).toEqual([
        [[' три', ' два'], true],
        [[' раз'], false],
      ]);
      const { people } = await search(man, 'анна', { ...(before && { before }) });
      expect(people).toEqual([]);
    });

    it('needs something to look for, of a length that somebody types', async () => {
      const man = await join(the());
      for (const text of ['', '  ', 'ы'.repeat(searchLimits.max + 1)])
        expect((await man.client.send(searchMessages, { body: { text } })).status).toBe(422);
    });
  });

  /** A man and a woman who wrote these in turn. */
  async function dialogue(...texts: string[]) {
    const [man, woman] = await couple(the());
    const dialogId = await begin(man, woman);
    for (const [at, text] of texts.entries())
      (at % 2 ? await say(woman, man, dialogId, text) : await say(man, woman, dialogId, text)).ok();
    return { man, woman, dialogId };
  }
}

const search = (who: Person, text: string, more: Omit<Sought, 'text'> = {}) =>
  who.client.get(searchMessages, { body: { text, ...more } });
