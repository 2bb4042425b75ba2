import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { deleteImage } from '@iskra/api-contract';
import { eq } from 'drizzle-orm';
import S3rver from 's3rver';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bucket } from '../start/config';
import { photoLeftovers, photos, users } from '../db/schema';
import { createTestServer } from '../test/createTestServer';
import { BucketPhotos } from './BucketPhotos';
import { FolderPhotos } from './FolderPhotos';
import { removeLeftovers } from './leftovers';
import type { OpenPhoto } from './PhotoFiles';
import { newPhotoKey, PhotoStore } from './PhotoStore';

let folder: string;
let s3: S3rver;
let bucket: Bucket;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'iskra-photos-'));
  const directory = path.join(folder, 's3');
  s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'iskra' }],
  });
  const { port } = await s3.run();
  const keys = { key: 'S3RVER', secret: 'S3RVER', region: 'us-east-1' };
  bucket = { endpoint: `http://127.0.0.1:${port}`, name: 'iskra', ...keys, isPathStyle: true };
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const sizes = { sm: Buffer.from('small'), md: Buffer.from('medium'), lg: Buffer.from('large') };
const text = async (photo: OpenPhoto | null) => (photo ? (await buffer(photo.content)).toString() : null);
const kinds = {
  'a folder': () => new FolderPhotos(path.join(folder, 'photos')),
  'a bucket': () => new BucketPhotos(bucket),
};

describe.each(Object.entries(kinds))('photos in %s', (_name, open) => {
  it('are kept in all sizes, read and removed; what is not there is null', async () => {
    const store = new PhotoStore(open());
    const key = newPhotoKey();
    expect(await store.open(key, 'sm')).toBeNull();
    await store.put(key, sizes);
    expect(await text(await store.open(key, 'sm'))).toBe('small');
    expect(await text(await store.open(key, 'lg'))).toBe('large');
    expect(await store.has(key)).toBe(true);
    await store.remove(key);
    await store.remove(key);
    expect(await store.has(key)).toBe(false);
  });

  it('are never looked for under what is no key', async () => {
    const store = new PhotoStore(open());
    expect(await store.open('../../etc/passwd', 'sm')).toBeNull();
    await expect(store.put('..', sizes)).rejects.toThrow('not the key of a photo');
  });
});

describe('a bucket', () => {
  it('that refuses the key says so without it', async () => {
    const files = new BucketPhotos({ ...bucket, key: 'wrong' });
    const failed = await files.write(newPhotoKey(), sizes).catch((error: Error) => error.message);
    expect(failed).toBe('The bucket answered 403 to PUT');
  });

  it('can be addressed by its own host name', async () => {
    const asked: string[] = [];
    const files = new BucketPhotos({ ...bucket, endpoint: 'https://s3.test', isPathStyle: false });
    const original = globalThis.fetch;
    globalThis.fetch = (request) => {
      asked.push(new URL((request as Request).url).href);
      return Promise.resolve(new Response(null, { status: 404 }));
    };
    await files.open('key', 'sm').finally(() => (globalThis.fetch = original));
    expect(asked).toEqual(['https://iskra.s3.test/photos/key/sm.webp']);
  });
});

describe('a server with a bucket (S3_*)', () => {
  const upload = async (server: Awaited<ReturnType<typeof createTestServer>>) => {
    const { client, user } = await server.member();
    const picture = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#a33' } })
      .png()
      .toBuffer();
    const edge = 'edge';
    const payload = Buffer.concat([
      Buffer.from(
        `--${edge}\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`,
      ),
      picture,
      Buffer.from(`\r\n--${edge}--\r\n`),
    ]);
    const headers = { 'content-type': `multipart/form-data; boundary=${edge}` };
    const answer = await client.send('POST', '/api/user/image-upload', payload, headers);
    return { client, user, answer };
  };
  const keysInBucket = async () =>
    (await readdir(path.join(folder, 's3', 'iskra', 'photos')).catch(() => [])).filter(
      (name) => name.length === 22,
    );

  it('keeps an uploaded photo there, serves it from there, and removes it there', async () => {
    const server = await createTestServer({ config: { bucket } });
    const { client, answer } = await upload(server);
    const { key, path: at } = answer.json<{ key: string; path: string }>();
    expect(await keysInBucket()).toContain(key);
    expect(await readdir(server.deps.config.dataDir)).not.toContain('photos');
    const served = await client.send('GET', at);
    expect(served.statusCode).toBe(200);
    expect(served.headers['content-type']).toBe('image/webp');
    expect(served.headers['cache-control']).toBe('private, max-age=3600, immutable');
    expect((await sharp(served.rawPayload).metadata()).width).toBe(400);
    await client.call(deleteImage, { body: { key } });
    expect((await client.send('GET', at)).statusCode).toBe(404);
    expect(await server.db.$count(photoLeftovers)).toBe(0);
    expect(server.errors).toEqual([]);
    await server.close();
  });

  it('leaves neither row nor file when the bucket refuses, and says so as a fault of its own', async () => {
    const server = await createTestServer({ config: { bucket: { ...bucket, key: 'wrong' } } });
    const { answer } = await upload(server);
    expect(answer.statusCode).toBe(500);
    expect(await server.db.$count(photos)).toBe(0);
    expect(server.errors).toHaveLength(1);
    await server.close();
  });

  it('removes the files of a deleted member and of an upload that a crash cut short', async () => {
    const server = await createTestServer({ config: { bucket } });
    const { user, answer } = await upload(server);
    const { key } = answer.json<{ key: string }>();
    const cutShort = newPhotoKey();
    await server.db.insert(photoLeftovers).values({ key: cutShort, dueAt: new Date(Date.now() + 60_000) });
    await server.deps.photos.put(cutShort, sizes);
    await server.db.delete(users).where(eq(users.id, user.id));
    await removeLeftovers(server.deps);
    expect(await server.deps.photos.has(key)).toBe(false);
    expect(await server.deps.photos.has(cutShort)).toBe(true);
    await server.db.update(photoLeftovers).set({ dueAt: new Date() });
    await removeLeftovers(server.deps);
    expect(await server.deps.photos.has(cutShort)).toBe(false);
    expect(await server.db.$count(photoLeftovers)).toBe(0);
    await server.close();
  });
});
