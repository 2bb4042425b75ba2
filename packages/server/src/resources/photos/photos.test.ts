import {
  deleteImage,
  getSession,
  orderImages,
  photoPath,
  setMainImage,
  type Images,
} from '@iskra/api-contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../test/createTestServer';
import type { TestClient } from '../../test/TestClient';
import { picture, upload } from '../../test/upload';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

type Uploaded = Images & { key: string; path: string };
async function add(client: TestClient, content?: Buffer): Promise<Uploaded> {
  const answer = await upload(client, content ?? (await picture(400, 500).jpeg().toBuffer()));
  expect(answer.statusCode).toBe(200);
  return answer.json<Uploaded>();
}

describe('uploading a photo', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'takes %s, and the new one becomes main [PRO-04]',
    async (format) => {
      const { client } = await server.member();
      await add(client);
      const {
        path,
        main_image: main,
        key,
      } = await add(client, await picture(640, 480).toFormat(format).toBuffer());
      expect(main).toBe(path);
      expect(path).toBe(`/photos/${key}/lg.webp`);
      expect((await client.call(getSession, {})).images.main_image).toBe(path);
    },
  );

  it('keeps three sizes, upright, without what the camera wrote (D-28)', async () => {
    const { client } = await server.member();
    const turned = await picture(1600, 800)
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .toBuffer();
    const { path } = await add(client, turned);
    const sizes = [];
    for (const size of ['sm', 'md', 'lg'] as const) {
      const answer = await client.send('GET', photoPath(path, size));
      expect(answer.headers['cache-control']).toContain('immutable');
      const { width, height, format, exif, orientation } = await sharp(answer.rawPayload).metadata();
      expect([format, exif, orientation]).toEqual(['webp', undefined, undefined]);
      sizes.push([width, height]);
    }
    expect(sizes).toEqual([
      [160, 160],
      [240, 480],
      [600, 1200],
    ]);
  });

  it('goes by the content, not the name: 415 for anything else', async () => {
    const { client } = await server.member();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>');
    const gif = await picture(400, 400).gif().toBuffer();
    const cut = (await picture(900, 900).jpeg().toBuffer()).subarray(0, 700);
    for (const content of [svg, gif, cut, Buffer.from('text'), Buffer.alloc(0)]) {
      expect((await upload(client, content)).statusCode).toBe(415);
    }
    expect((await client.send('POST', '/api/user/image-upload', { image: 'x' })).statusCode).toBe(415);
    expect((await client.call(getSession, {})).images.all_images).toEqual({});
  });

  it('refuses less than 320 px a side, another field, and over 15 MB', async () => {
    const { client } = await server.member();
    const small = await upload(client, await picture(319, 900).png().toBuffer());
    expect([small.statusCode, Object.keys(small.json<{ errors: object }>().errors)]).toEqual([
      422,
      ['image'],
    ]);
    expect((await upload(client, await picture(400, 400).png().toBuffer(), 'file')).statusCode).toBe(422);
    expect((await upload(client, Buffer.alloc(15 * 1024 * 1024 + 1))).statusCode).toBe(413);
    expect(server.errors).toEqual([]);
  });

  it('keeps six, in order, also when eight come at once [PRO-02]', async () => {
    const { client } = await server.member();
    const content = await picture(400, 400).jpeg().toBuffer();
    const answers = await Promise.all(Array.from({ length: 8 }, () => upload(client, content)));
    const codes = answers.map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([200, 200, 200, 200, 200, 200, 409, 409]);
    const { images } = await client.call(getSession, {});
    expect(Object.keys(images.all_images)).toHaveLength(6);
    expect(images.main_image).toBe(Object.values(images.all_images).at(-1));
  });
});

describe('the main photo', () => {
  it('is the one chosen, and after its deletion the first that remains [PRO-04]', async () => {
    const { client } = await server.member();
    const [first, second, third] = [await add(client), await add(client), await add(client)];
    const chosen = await client.call(setMainImage, { body: { key: second.key } });
    expect(chosen.main_image).toBe(second.path);
    expect((await client.call(deleteImage, { body: { key: second.key } })).main_image).toBe(first.path);
    expect((await client.send('GET', second.path)).statusCode).toBe(404);
    await client.call(deleteImage, { body: { key: third.key } });
    const last = await client.call(deleteImage, { body: { key: first.key } });
    expect(last).toEqual({ all_images: {}, main_image: null });
  });

  it('cannot be another member’s: 404 as for none, and nothing changes', async () => {
    const [owner, stranger] = [await server.member(), await server.member()];
    const { key, path } = await add(owner.client);
    for (const call of [setMainImage, deleteImage]) {
      const theirs = await stranger.client.try(call, { body: { key } });
      const none = await stranger.client.try(call, { body: { key: 'none' } });
      expect([theirs.statusCode, theirs.body]).toEqual([404, none.body]);
    }
    expect((await owner.client.call(getSession, {})).images.main_image).toBe(path);
    expect((await stranger.client.send('GET', path)).statusCode).toBe(200);
  });
});

describe('the order of photos (D-28)', () => {
  it('is the member’s; the main one stays main, and a new one comes last', async () => {
    const { client } = await server.member();
    const [first, second, third] = [await add(client), await add(client), await add(client)];
    const keys = [third.key, first.key, second.key];
    const ordered = await client.call(orderImages, { body: { keys } });
    expect(Object.keys(ordered.all_images)).toEqual(keys);
    expect(ordered.main_image).toBe(third.path);
    const fourth = await add(client);
    const { images } = await client.call(getSession, {});
    expect(Object.keys(images.all_images)).toEqual([...keys, fourth.key]);
  });

  it('takes all own photos, each once: 422 for less, more, twice or another’s, and nothing changes', async () => {
    const [{ client }, stranger] = [await server.member(), await server.member()];
    const [first, second] = [await add(client), await add(client)];
    const theirs = await add(stranger.client);
    const [a, b] = [first.key, second.key];
    for (const keys of [[a], [a, a], [a, b, theirs.key], [a, theirs.key], []]) {
      expect((await client.try(orderImages, { body: { keys } })).statusCode).toBe(422);
    }
    const { images } = await client.call(getSession, {});
    expect(Object.keys(images.all_images)).toEqual([a, b]);
  });
});
