import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { getFilteredUsers } from '@iskra/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../test/createTestServer';
import { makeMember } from '../test/makeMember';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await createTestServer();
  for (let turn = 0; turn < 20; turn += 1) await makeMember(server.deps);
  cookie = (await server.member({ gender: 'male' })).client.cookie;
});
afterAll(() => server.close());

const byPage = { 'x-requested-with': 'XMLHttpRequest' };
const ask = (headers: Record<string, string>, url: string = getFilteredUsers.path) =>
  server.app.inject({ url, headers: { cookie, ...headers } });

describe('a long answer', () => {
  it.each([
    ['br', 'gzip, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip', 'br;q=0, gzip;q=0.5', gunzipSync],
  ])('comes in %s to a page that takes %s', async (encoding, accepted, open) => {
    const plain = await ask(byPage);
    const pressed = await ask({ ...byPage, 'accept-encoding': accepted });
    expect(pressed.headers['content-encoding']).toBe(encoding);
    expect(pressed.headers['vary']).toMatch(/accept-encoding/i);
    expect(pressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
    expect(pressed.headers['content-length']).toBe(String(pressed.rawPayload.length));
    expect(open(pressed.rawPayload).toString()).toBe(plain.body);
  });

  it('comes plain to who takes nothing else', async () => {
    for (const accepted of [undefined, 'identity', 'br;q=0'])
      expect(
        (await ask({ ...byPage, ...(accepted ? { 'accept-encoding': accepted } : {}) })).headers[
          'content-encoding'
        ],
      ).toBeUndefined();
  });

  it('comes plain where another site may have asked for it, so that its length tells nothing', async () => {
    const answer = await ask({ 'accept-encoding': 'br, gzip' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-encoding']).toBeUndefined();
  });
});

it('a short answer and one that is a file come plain', async () => {
  for (const url of ['/api/page-context', '/api/user/export']) {
    const answer = await ask({ ...byPage, 'accept-encoding': 'br, gzip' }, url);
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, undefined]);
  }
});
