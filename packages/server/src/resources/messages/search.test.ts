import { deleteAccount, searchMessages } from '@iskra/api-contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../test/createTestServer';
import { talkingPair } from '../../test/talkingPair';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** A man and a woman, and what he wrote to her. */
async function talk(...texts: string[]) {
  const { man, woman, send } = await talkingPair(server);
  for (const content of texts) await send(content);
  const found = async (text: string) => {
    const { messages } = await woman.client.call(searchMessages, { body: { text } });
    return messages.map(({ excerpt }) =>
      excerpt.map((part) => (part.is_found ? `[${part.text}]` : part.text)).join(''),
    );
  };
  return { man, woman, found };
}

describe('a search on the server', () => {
  it.each([
    ['встречи', 'Жду [встречу] у метро'],
    ['билетами', 'Есть два [билета]'],
    ['run', 'We were [running] late'],
    ['MOVIES', 'A [movie] tonight?'],
  ])('of %s finds other forms of the word, Russian and English', async (text, message) => {
    const { found } = await talk(message.replace(/[[\]]/g, ''), 'Совсем о другом');
    expect(await found(text)).toEqual([message]);
  });

  it('finds words that languages pass over', async () => {
    const { found } = await talk('Где ты?', 'Where are you?');
    expect(await found('где')).toEqual(['[Где] ты?']);
    expect(await found('are')).toEqual(['Where [are] you?']);
  });

  it('finds what is left of a dialogue with a deleted account, without a name (D-36)', async () => {
    const { man, woman, found } = await talk('Прощальное письмо');
    await man.client.call(deleteAccount, {});
    expect(await found('письмо')).toEqual(['Прощальное [письмо]']);
    const { messages } = await woman.client.call(searchMessages, { body: { text: 'письмо' } });
    expect(messages).toMatchObject([{ otherUser: { is_deleted: true, name: '' } }]);
  });

  it('reads a member’s own messages from the index', async () => {
    const { woman } = await talk('Ключевое слово');
    await server.db.execute(sql`set enable_seqscan = off`);
    const plan = await server.db.execute(sql`explain select id from messages
      where message_words(content, sender_id, recipient_id) @@ (${`'@${woman.user.id}'`}::tsquery
        && to_tsquery('simple', ${`'ключ':*`}))`);
    expect(JSON.stringify(plan)).toContain('messages_words');
  });

  it('is limited: one for each pause in typing', async () => {
    const { woman } = await talk();
    const tries = Array.from({ length: 121 }, () =>
      woman.client.try(searchMessages, { body: { text: '?!' } }),
    );
    expect((await Promise.all(tries)).filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  });
});
