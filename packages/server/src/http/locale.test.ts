import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../test/createTestServer';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const notFound = { ru: 'Не найдено.', en: 'Not found.' };

async function messageFor(accepted: string | undefined, url = '/api/nothing'): Promise<string> {
  const headers = accepted === undefined ? {} : { 'accept-language': accepted };
  const answer = await server.app.inject({ url, headers });
  return answer.json<{ message: string }>().message;
}

it.each(['en;q=0.1, ru', 'ru-RU,ru;q=0.9,en;q=0.8', 'en;q=0, *', 'de, ru;q=0.2', 'de', '*', '', undefined])(
  'answers Russian to who accepts "%s" (D-23)',
  async (accepted) => expect(await messageFor(accepted)).toBe(notFound.ru),
);

it.each(['ru;q=0.1, en', 'en-GB,en;q=0.9,ru;q=0.8', 'fr, en;q=0.2', 'EN', 'ru;q=0.5,en;q=0.51'])(
  'answers English to who accepts "%s" (D-23)',
  async (accepted) => expect(await messageFor(accepted)).toBe(notFound.en),
);

it('weighs languages in a call of the product too (D-23)', async () => {
  const ru = await messageFor('en;q=0.1, ru', '/api/session');
  const en = await messageFor('ru;q=0.1, en', '/api/session');
  expect(ru).toMatch(/[а-я]/);
  expect(en).not.toMatch(/[а-я]/);
});

it.each([
  ['en;q=0.1, ru', 'Запрос не удалось прочитать.'],
  ['ru;q=0.1, en', 'The request could not be read.'],
])('does so where an address cannot be read, before any plugin: "%s" (D-23)', async (accepted, message) => {
  const answer = await server.app.inject({ url: '/%', headers: { 'accept-language': accepted } });
  expect([answer.statusCode, answer.json()]).toEqual([400, { message }]);
});
