import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import {
  createDialogue,
  deleteImage,
  getMessages,
  login,
  reportUser,
  sendMessage,
} from '@iskra/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOperator } from '../admin/asOperator';
import { openInMemory } from '../test/openInMemory';
import { messages, photos, reports, users } from '../db/schema';
import { newPhotoKey } from '../photos/PhotoStore';
import { addPhoto } from '../resources/photos/photos.repository';
import { createTestServer, type TestServer } from '../test/createTestServer';
import { testPassword } from '../test/makeMember';
import { picture, upload } from '../test/upload';
import { removeLeftovers } from '../photos/leftovers';
import { TestClient } from '../test/TestClient';
import { readDumpFile } from './dumpFile';
import { restoreDatabase } from './restoreDatabase';
import { dumpedTables, rowsOf } from './tables';

let folder: string;
let source: TestServer;
let file: string;
let key: string;
let emails: string[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'iskra-dump-'));
  file = path.join(folder, 'all.iskra.gz');
  source = await createTestServer();
  const man = await source.member({
    gender: 'male',
    name: 'Илья "О’Нил"',
    goals: ['find_love', 'friendship'],
  });
  const woman = await source.member({ about: 'Строка\nи ещё\tодна' });
  emails = [man.user.email, woman.user.email];
  const { dialog_id: id } = await man.client.call(createDialogue, {
    params: { userId: String(woman.user.id) },
  });
  const body = { content: 'Привет 👋', sender_id: man.user.id, recipient_id: woman.user.id };
  for (let count = 0; count < 3; count += 1)
    await man.client.call(sendMessage, { params: { dialogId: String(id) }, body });
  key = newPhotoKey();
  const sizes = { sm: Buffer.from('small'), md: Buffer.from('medium'), lg: Buffer.from('large') };
  await source.deps.photos.put(key, sizes);
  await addPhoto(source.db, { id: woman.user.id, socket: null }, key, source.deps.now());
  await source.db
    .insert(photos)
    .values({ key: newPhotoKey(), userId: man.user.id, position: 1, source: 'man-1.svg' });
});
afterAll(async () => {
  await source.close();
  await rm(folder, { recursive: true, force: true });
});

const everything = async ({ db }: Pick<TestServer, 'db'>) =>
  Object.fromEntries(
    await Promise.all(
      (await dumpedTables(db)).map(async (table) => {
        const rows = await rowsOf<{ row: string }>(db, `select to_jsonb(t)::text as row from "${table}" t`);
        return [table, rows.map(({ row }) => row).sort()] as const;
      }),
    ),
  );

describe('a dump', () => {
  it('is one file for its owner’s eyes, and never over another', async () => {
    expect(await asOperator(source).json('db', 'dump', file)).toMatchObject({ photos: 1 });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await expect(asOperator(source).run('db', 'dump', file)).rejects.toThrow('already exists');
    await expect(asOperator(source).run('db', 'dump', path.join(folder, 'no', 'x'))).rejects.toThrow(
      /cannot be written \(ENOENT\)/,
    );
    expect(await readdir(folder)).toEqual(['all.iskra.gz']);
  });

  it('brings back every row, number and photo on another database', async () => {
    const target = await createTestServer();
    expect(await asOperator(target).run('db', 'restore', file)).toMatch(
      /^\d+ rows and 1 photos are restored/,
    );
    expect(await everything(target)).toEqual(await everything(source));
    const photo = await target.deps.photos.open(key, 'md');
    expect(photo && (await buffer(photo.content)).toString()).toBe('medium');
    const [email = ''] = emails;
    const again = await TestClient.signIn(target.app, email);
    const dialogue = (await target.db.select().from(messages))[0]?.dialogueId;
    const params = { dialogId: String(dialogue) };
    expect((await again.call(getMessages, { params, query: {} })).messages).toHaveLength(3);
    // Numbers go on where they were, so that nothing is taken for what it is not.
    const newcomer = await target.member();
    expect(newcomer.user.id).toBe(
      Math.max(...(await source.db.select().from(users)).map(({ id }) => id)) + 1,
    );
    await target.close();
  });

  it('brings back a deleted photo that an open report shows, until that is resolved [BLK-04]', async () => {
    const [from, target] = [await createTestServer(), await createTestServer()];
    const [man, woman] = [await from.member({ gender: 'male' }), await from.member()];
    const reported = (await upload(man.client, await picture(320, 320).jpeg().toBuffer())).json<{
      key: string;
    }>().key;
    const body = { reported_id: man.user.id, reason: 'fraud' as const, photo_key: reported };
    await woman.client.call(reportUser, { body });
    await man.client.call(deleteImage, { body: { key: reported } });
    const dump = path.join(folder, 'held.iskra.gz');
    await asOperator(from).run('db', 'dump', dump);
    await asOperator(target).run('db', 'restore', dump);
    await removeLeftovers(target.deps);
    expect(await target.deps.photos.has(reported)).toBe(true);
    const [{ id } = { id: 0 }] = await target.db.select().from(reports);
    await asOperator(target).run('reports', 'resolve', '--measures', String(id), 'фото убрано');
    await removeLeftovers(target.deps);
    expect(await target.deps.photos.has(reported)).toBe(false);
    await from.close();
    await target.close();
  });

  it.skipIf(!process.env['DATABASE_URL_TEST'])(
    'of PostgreSQL fits the embedded database too (needs PostgreSQL)',
    async () => {
      const embedded = await openInMemory();
      await restoreDatabase({ db: embedded.db, photos: source.deps.photos }, readDumpFile(file));
      expect(await everything(embedded)).toEqual(await everything(source));
      await embedded.close();
    },
  );

  it('replaces data only when forced to, and then all of it', async () => {
    const target = await createTestServer();
    const old = await target.member({ email: 'old@mail.ru' });
    const oldKey = newPhotoKey();
    const size = Buffer.from('old');
    await target.deps.photos.put(oldKey, { sm: size, md: size, lg: size });
    await addPhoto(target.db, { id: old.user.id, socket: null }, oldKey, target.deps.now());
    await expect(asOperator(target).run('db', 'restore', file)).rejects.toThrow(
      /The database is not empty: --force/,
    );
    expect(await target.db.$count(users)).toBe(1);
    await asOperator(target).run('db', 'restore', file, '--force');
    expect(await everything(target)).toEqual(await everything(source));
    expect(await target.deps.photos.has(oldKey)).toBe(false);
    const visitor = await target.visitor();
    const body = { email: 'old@mail.ru', password: testPassword };
    expect((await visitor.try(login, { body })).statusCode).toBe(401);
    await target.close();
  });

  it.each([
    ['is no dump', async () => gzipSync('hello\n'), 'This is not a dump of Iskra'],
    ['is not even compressed', async () => Buffer.from('hello'), /cannot be read \(Z_/],
    ['is cut short', async () => (await readFile(file)).subarray(0, -40), /cannot be read \(Z_BUF_ERROR\)/],
    [
      'lost its end',
      async () =>
        gzipSync(
          gunzipSync(await readFile(file))
            .toString()
            .split('\n')
            .slice(0, -2)
            .join('\n') + '\n',
        ),
      'The dump is cut short',
    ],
    [
      'lost a row',
      async () =>
        gzipSync(
          gunzipSync(await readFile(file))
            .toString()
            .replace(/\{"row":.*\n/, ''),
        ),
      'The dump is cut short',
    ],
    [
      'is of another version',
      async () =>
        gzipSync(
          gunzipSync(await readFile(file))
            .toString()
            .replace('0001_first', '0000_first'),
        ),
      /^The dump stands on .*restore it with the version that made it/,
    ],
  ] as const)('that %s changes nothing and says so', async (_name, make, said) => {
    const target = await createTestServer();
    await target.member({ email: 'kept@mail.ru' });
    const before = await everything(target);
    const bad = path.join(folder, 'bad.gz');
    await writeFile(bad, await make());
    await expect(asOperator(target).run('db', 'restore', bad, '--force')).rejects.toThrow(said);
    expect(await everything(target)).toEqual(before);
    expect((await target.member()).user.id).toBe(2);
    await target.close();
  });
});
