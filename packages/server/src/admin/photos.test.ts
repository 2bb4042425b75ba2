import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { photos, users } from '../db/schema';
import { newPhotoKey } from '../photos/PhotoStore';
import { addPhoto } from '../resources/photos/photos.repository';
import { createTestServer, type TestServer } from '../test/createTestServer';
import { asOperator } from './asOperator';

let server: TestServer;
let operator: ReturnType<typeof asOperator>;
beforeAll(async () => {
  server = await createTestServer();
  operator = asOperator(server);
});
afterAll(() => server.close());

const file = Buffer.from('a picture');
const addressOf = (key: string) => `/photos/${key}/lg.webp`;

async function album() {
  const { user, client } = await server.member();
  const keys = [];
  for (let count = 0; count < 2; count += 1) {
    const key = newPhotoKey();
    await server.deps.photos.put(key, { sm: file, md: file, lg: file });
    await addPhoto(server.db, { id: user.id, socket: null }, key, server.deps.now());
    keys.push(key);
  }
  const [first = '', second = ''] = keys;
  const main = async () =>
    (await server.db.select().from(users).where(eq(users.id, user.id)))[0]?.mainPhotoKey;
  const left = async () =>
    (await server.db.select().from(photos).where(eq(photos.userId, user.id))).map(({ key }) => key);
  return { user, client, first, second, main, left };
}

it('removes row and files; the first that remains becomes main, and after the last none (D-28)', async () => {
  const { user, client, first, second, main, left } = await album();
  expect(await main()).toBe(second);
  expect(await operator.run('photos', 'remove', '--', second)).toBe(
    `Photo ${second} of member ${user.id} is removed, with its files; main is ${addressOf(first)}`,
  );
  expect([await left(), await main()]).toEqual([[first], first]);
  expect((await client.send('GET', addressOf(second))).statusCode).toBe(404);
  expect((await client.send('GET', addressOf(first))).statusCode).toBe(200);
  expect(await operator.json('photos', 'remove', addressOf(first))).toEqual({
    ...{ key: first, member_id: user.id, main_photo: null, had_files: true, kept_for_report: false },
  });
  expect([await left(), await main()]).toEqual([[], null]);
});

it('says so when the data folder has no files of it', async () => {
  const { user } = await album();
  const key = newPhotoKey();
  await addPhoto(server.db, { id: user.id, socket: null }, key, server.deps.now());
  expect(await operator.run('photos', 'remove', addressOf(key))).toContain('there were no files of it');
});

it('refuses a key that no photo has, and one time too many; the others stay', async () => {
  const { first, second, left } = await album();
  await operator.run('photos', 'remove', addressOf(first));
  await expect(operator.run('photos', 'remove', addressOf(first))).rejects.toThrow(
    `There is no photo ${first}`,
  );
  await expect(operator.run('photos', 'remove', '..')).rejects.toThrow('There is no photo ..');
  await expect(operator.run('photos', 'remove')).rejects.toThrow('Usage: npm run admin -- photos remove KEY');
  expect(await left()).toEqual([second]);
});
