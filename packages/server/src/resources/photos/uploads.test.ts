import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { limits, uploadImage } from '@iskra/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { photos } from '../../db/schema';
import { createTestServer, type TestServer } from '../../test/createTestServer';
import type { TestClient } from '../../test/TestClient';
import { picture, upload } from '../../test/upload';

let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitScale: 1000 } });
});
beforeEach(async () => {
  client = (await server.member()).client;
});
afterAll(() => server.close());

/** What is kept: as many folders as rows, or a file is nobody's. */
async function kept(): Promise<{ files: number; rows: number }> {
  const folder = path.join(server.deps.config.dataDir, 'photos');
  const files = await readdir(folder).catch(() => []);
  return { files: files.length, rows: await server.db.$count(photos) };
}

const script = '<script>alert(1)</script>';
const jpeg = () => picture(400, 400).jpeg().toBuffer();

/** A whole PNG of 30,000 x 30,000 pixels in some hundred kilobytes: unpacked without care it takes gigabytes. */
function hugePng(): Buffer {
  const side = 30_000;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(side * (1 + side / 8)), { level: 1 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(content.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}

/** One colour packs into a kilobyte; the decoder takes some 18 bytes for each of its pixels. */
const flatAvif = (width: number, height: number) =>
  picture(width, height).avif({ effort: 0, quality: 10 }).toBuffer();

const hostile: [name: string, make: () => Promise<Buffer> | Buffer, statuses: number[]][] = [
  [
    'an SVG with a script',
    () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">${script}</svg>`),
    [415],
  ],
  ['a page named .jpg', () => Buffer.from(`<!doctype html>${script}`), [415]],
  ['a GIF', async () => await picture(400, 400).gif().toBuffer(), [415]],
  ['a TIFF', async () => await picture(400, 400).tiff().toBuffer(), [415]],
  ['half a JPEG', async () => (await jpeg()).subarray(0, 900), [415]],
  ['a JPEG’s first bytes and nothing else', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), [415]],
  ['nothing', () => Buffer.alloc(0), [415, 422]],
  ['a picture of 900 million pixels', hugePng, [422]],
  ['1 kB of AVIF with 49 million pixels', () => flatAvif(7000, 7000), [422]],
  ['a hundred megabytes', () => Buffer.alloc(100 * 1024 * 1024, 7), [413]],
];

describe('an upload', () => {
  it.each(hostile)(
    'of %s is refused with a text, and leaves nothing',
    async (_, make, statuses) => {
      const content = await make();
      const before = await kept();
      const memory = process.memoryUsage().rss;
      const answer = await upload(client, content, 'image', 'photo.jpg', 'image/jpeg');
      expect(statuses).toContain(answer.statusCode);
      expect(answer.json<{ message: string }>().message).toMatch(/\S/);
      expect(await kept()).toEqual(before);
      expect((process.memoryUsage().rss - memory) / 2 ** 20).toBeLessThan(350);
      expect(server.errors).toEqual([]);
    },
    30_000,
  );

  it('that is a picture and a page at once is kept as a picture alone', async () => {
    const polyglot = Buffer.concat([await jpeg(), Buffer.from(`<html>${script}</html>`)]);
    const commented = await picture(400, 400)
      .withExif({ IFD0: { ImageDescription: script } })
      .jpeg()
      .toBuffer();
    for (const content of [polyglot, commented]) {
      const added = await upload(client, content, 'image', 'page.html', 'text/html');
      expect(added.statusCode).toBe(200);
      const served = await client.send('GET', added.json<{ path: string }>().path);
      expect(served.headers).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      expect(served.rawPayload.includes('script')).toBe(false);
    }
  });

  it('is kept under a name that cannot be guessed and says nothing of its owner', async () => {
    const names = await Promise.all(
      [1, 2, 3].map(async () => (await upload(client, await jpeg())).json<{ path: string }>().path),
    );
    for (const name of names) expect(name).toMatch(/^\/photos\/[\w-]{22}\/lg\.webp$/);
    expect(new Set(names).size).toBe(3);
  });

  it('is the seventh of seven at once for one of them, and there are as many files as rows', async () => {
    const before = await kept();
    const content = await jpeg();
    const answers = await Promise.all(Array.from({ length: 7 }, () => upload(client, content)));
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 409]);
    const after = await kept();
    expect([after.files - before.files, after.rows - before.rows]).toEqual([
      limits.photoSlots,
      limits.photoSlots,
    ]);
  });

  it('without the token is refused before a byte is kept', async () => {
    const before = await kept();
    const stolen = await upload(client, await jpeg());
    expect(stolen.statusCode).toBe(200);
    const refused = await client.send(uploadImage.method, uploadImage.path, Buffer.from('x'), {
      authorization: undefined,
      'content-type': 'multipart/form-data; boundary=x',
    });
    expect(refused.statusCode).toBe(419);
    expect((await kept()).rows).toBe(before.rows + 1);
  });
});

describe('uploads that are held open', () => {
  let port: number;
  beforeAll(async () => void (port = await server.listen()));

  it('end without a word in the log when the member goes away, and leave nothing', async () => {
    const before = await kept();
    const held = await holdOpenAll(5);
    for (const socket of held) socket.resetAndDestroy();
    await vi.waitFor(async () => expect(await readdir(uploadsFolder())).toEqual([]));
    expect(await kept()).toEqual(before);
    expect(server.errors).toEqual([]);
  });

  it('that are cut off before their first byte is read hold up no later one of the member', async () => {
    for (let round = 0; round < 12; round += 1) (await beginUpload(client)).resetAndDestroy();
    expect((await upload(client, await jpeg())).statusCode).toBe(200);
  });

  it('are eight for a member: one more is told to wait, and another member is not', async () => {
    const held = await holdOpenAll(8);
    const content = await jpeg();
    expect((await upload(client, content)).statusCode).toBe(429);
    expect((await upload((await server.member()).client, content)).statusCode).toBe(200);
    for (const socket of held) socket.destroy();
    await vi.waitFor(async () => expect((await upload(client, content)).statusCode).toBe(200));
  });

  async function holdOpenAll(count: number): Promise<Socket[]> {
    const held: Socket[] = [];
    while (held.length < count) held.push(await holdOpen(client));
    return held;
  }

  const uploadsFolder = () => path.join(server.deps.config.dataDir, 'uploads');

  /** The head of an upload and a part of its file. */
  async function beginUpload({ cookie, token }: TestClient): Promise<Socket> {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    const part = '--b\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\nhalf of it';
    const head = [
      'POST /api/user/image-upload HTTP/1.1',
      'Host: 127.0.0.1',
      `Cookie: ${cookie}`,
      `Authorization: Bearer ${token}`,
      'Content-Type: multipart/form-data; boundary=b',
      'Content-Length: 100000',
    ];
    await new Promise<void>((written) => socket.write([...head, '', part].join('\r\n'), () => written()));
    return socket;
  }

  /** The same; resolves when the server keeps the part. */
  async function holdOpen(who: TestClient): Promise<Socket> {
    const filesBefore = await readdir(uploadsFolder()).catch(() => []);
    const socket = await beginUpload(who);
    await vi.waitFor(async () =>
      expect((await readdir(uploadsFolder())).length).toBeGreaterThan(filesBefore.length),
    );
    return socket;
  }
});
