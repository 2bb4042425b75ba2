import { blockUser, deleteImage, getDialogues, getUser, logout, unblockUser } from '@iskra/api-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema';
import { createTestServer, type TestServer } from '../../test/createTestServer';
import type { TestClient } from '../../test/TestClient';
import { talkingPair } from '../../test/talkingPair';
import { picture, upload } from '../../test/upload';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** A member with a photo, and another who has its address from the profile. */
async function ownerAndViewer() {
  const [owner, viewer] = [await server.member(), await server.member()];
  const uploaded = await upload(owner.client, await picture(400, 400).jpeg().toBuffer());
  const { key } = uploaded.json<{ key: string }>();
  const profile = await viewer.client.call(getUser, { params: { id: String(owner.user.id) } });
  return { owner, viewer, key, path: profile.user.main_image ?? '' };
}

const look = async (client: TestClient, path: string) => (await client.send('GET', path)).statusCode;

it('opens a photo to who is signed in, and to nobody else who has its address', async () => {
  const { owner, viewer, path } = await ownerAndViewer();
  expect([await look(owner.client, path), await look(viewer.client, path)]).toEqual([200, 200]);
  expect(await look(await server.visitor(), path)).toBe(404);
  expect((await server.app.inject({ method: 'GET', url: path })).statusCode).toBe(404);
  await viewer.client.call(logout, {});
  expect(await look(viewer.client, path)).toBe(404);
});

it('closes it at once to one whom its owner blocks, and opens it again with the block (D-33)', async () => {
  const { owner, viewer, path } = await ownerAndViewer();
  await owner.client.call(blockUser, { body: { blocked_id: viewer.user.id, reason: 'spam' } });
  const none = await viewer.client.send('GET', `/photos/${'a'.repeat(22)}/lg.webp`);
  const theirs = await viewer.client.send('GET', path);
  expect([theirs.statusCode, theirs.body]).toEqual([404, none.body]);
  await owner.client.call(unblockUser, { params: { userId: String(viewer.user.id) } });
  expect(await look(viewer.client, path)).toBe(200);
});

it('is not named in the dialogue of one whom its owner blocks, so that no page asks for it in vain', async () => {
  const { man, woman, send } = await talkingPair(server);
  await send('Привет');
  const { main_image: image } = (await upload(man.client, await picture(400, 400).jpeg().toBuffer())).json<{
    main_image: string;
  }>();
  const seen = async () => (await woman.client.call(getDialogues, {})).dialogs[0]?.otherUser.image;
  expect(await seen()).toBe(image);
  await man.client.call(blockUser, { body: { blocked_id: woman.user.id, reason: 'spam' } });
  expect(await seen()).toBeNull();
});

it('still shows one’s own blocked member, whose profile one sees to take the block back (D-33)', async () => {
  const { owner, viewer, path } = await ownerAndViewer();
  await viewer.client.call(blockUser, { body: { blocked_id: owner.user.id, reason: 'spam' } });
  expect(await look(viewer.client, path)).toBe(200);
});

it('closes the photos of a suspended member, and those that were removed', async () => {
  const { owner, viewer, path, key } = await ownerAndViewer();
  const suspend = (suspendedReason: string | null) =>
    server.db.update(users).set({ suspendedReason }).where(eq(users.id, owner.user.id));
  await suspend('обман');
  expect(await look(viewer.client, path)).toBe(404);
  await suspend(null);
  expect(await look(viewer.client, path)).toBe(200);
  await owner.client.call(deleteImage, { body: { key } });
  expect(await look(viewer.client, path)).toBe(404);
});

it('carries its length and an ETag, answers 304 and HEAD, and is kept by this browser alone', async () => {
  const { viewer, path } = await ownerAndViewer();
  const { headers, rawPayload } = await viewer.client.send('GET', path);
  expect(headers['content-length']).toBe(String(rawPayload.length));
  expect(headers['cache-control']).toBe('private, max-age=3600, immutable');
  expect(headers.etag).toMatch(/^"[\w-]+"$/);
  const again = await viewer.client.send('GET', path, undefined, { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const other = await viewer.client.send('GET', path, undefined, { 'if-none-match': '"other"' });
  expect(other.statusCode).toBe(200);
  const head = await server.app.inject({
    method: 'HEAD',
    url: path,
    headers: { cookie: viewer.client.cookie },
  });
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
    200,
    '',
    headers['content-length'],
  ]);
  const visitor = await server.visitor();
  const known = await visitor.send('GET', path, undefined, { 'if-none-match': String(headers.etag) });
  expect(known.statusCode).toBe(404);
});
