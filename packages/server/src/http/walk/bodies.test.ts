import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fillPath, type CallDefinition } from '@iskra/api-contract';
import { calls } from '@iskra/api-contract/calls';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../test/createTestServer';
import type { TestClient } from '../../test/TestClient';
import { arbitraryOf, negationOf } from './arbitraryOf';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitScale: 1e6 } });
  // Some calls stand at a page's path, which a HEAD asks for.
  await mkdir(server.deps.config.appDir);
  await writeFile(path.join(server.deps.config.appDir, 'index.html'), '<!--iskra-head-->');
});
afterAll(() => server.close());

const all = Object.entries<CallDefinition>(calls);
const withBody = all.filter(([, call]) => call.body && call.bodyAs === undefined);
const bodyOf = ({ body }: CallDefinition) => {
  if (!body) throw new Error('The call has no body');
  return body;
};
const asJson = { 'content-type': 'application/json' };
const ids = { userId: 1, id: 1, dialogId: 1 };

/** What every answer owes, whatever was sent: a declared status, its form, a message with a refusal, no fault of ours. */
function expectSound(
  call: CallDefinition,
  answer: { statusCode: number; body: string },
  sent: unknown,
): void {
  const where = `${call.method} ${call.path} ${JSON.stringify(sent)?.slice(0, 300)} -> ${answer.body.slice(0, 200)}`;
  expect([200, 400, 413, 415, ...call.errors], where).toContain(answer.statusCode);
  expect(server.errors, where).toEqual([]);
  if (answer.statusCode === 200) return;
  if (call.refusesAs === 'text') return expect(answer.body, where).toMatch(/^[^{]/);
  expect(typeof (JSON.parse(answer.body) as { message: unknown }).message, where).toBe('string');
}

const member = async () => (await server.member({ gender: 'male' })).client;
const sendJson = (client: TestClient, call: CallDefinition, body: unknown) =>
  client.send(call.method, fillPath(call.path, ids), JSON.stringify(body), asJson);

describe('bodies', () => {
  it.each(withBody)('of %s that fit their schema get a declared answer [API-01]', async (_, call) => {
    const client = await member();
    await fc.assert(
      fc.asyncProperty(arbitraryOf(bodyOf(call)), async (body) => {
        expectSound(call, await sendJson(client, call, body), body);
      }),
      { numRuns: 20, seed: 27 },
    );
  });

  it.each(withBody)('of %s that do not are refused, and pollute nothing [API-01]', async (_, call) => {
    const client = await member();
    await fc.assert(
      fc.asyncProperty(negationOf(bodyOf(call)), async (body) => {
        const answer = await sendJson(client, call, body);
        expectSound(call, answer, body);
        const isFit = call.body?.safeParse(body).success ?? false;
        if (!isFit) expect([400, 413, 422, 429]).toContain(answer.statusCode);
        expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
      }),
      { numRuns: 40, seed: 27 },
    );
  });

  const nest = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  const raw: [name: string, payload: string | Buffer][] = [
    ['a bomb of arrays', nest(40_000)],
    ['a bomb of objects', '{"a":'.repeat(15_000) + '1' + '}'.repeat(15_000)],
    ['ten megabytes', JSON.stringify({ content: 'x'.repeat(10 * 1024 * 1024) })],
    ['broken UTF-8', Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0xc3, 0x28, 0x22, 0x7d])],
    ['the same key twice', '{"content":"a","content":1,"email":"a@b.cc","email":[],"about":[]}'],
    ['a byte order mark', '\ufeff{"content":[],"about":[]}'],
    ['numbers past every size', '{"content":1e999,"blocked_id":1e999,"about":1e999,"online":1e999}'],
  ];
  it.each(raw)('with %s are refused by every call, and the server lives on', async (_, payload) => {
    const client = await member();
    for (const [name, call] of withBody) {
      const answer = await client.send(call.method, fillPath(call.path, ids), payload, asJson);
      expectSound(call, answer, name);
      expect(answer.statusCode, name).not.toBe(200);
    }
  });
});

describe('paths and methods', () => {
  const hostileIds = [
    '0',
    '-1',
    '1.5',
    'NaN',
    '1e3',
    '%00',
    '%ff',
    '..%2f..',
    '9'.repeat(40),
    "1'--",
    ' 1',
    '１',
  ];
  it.each(all.filter(([, call]) => call.params))('of %s take ids and nothing else', async (_, call) => {
    const client = await member();
    for (const hostile of hostileIds) {
      const answer = await client.send(call.method, call.path.replace(/:\w+/, hostile));
      expect([400, 404, 422], hostile).toContain(answer.statusCode);
      expect(server.errors).toEqual([]);
    }
  });

  it.each(['PUT', 'TRACE', 'PROPFIND', 'OPTIONS', 'HEAD', 'LOCK'])(
    'are never a 5xx for %s',
    async (method) => {
      const client = await member();
      for (const [, call] of all) {
        const answer = await client.send(method as 'GET', fillPath(call.path, ids));
        expect(answer.statusCode, call.path).toBeLessThan(500);
      }
      expect(server.errors).toEqual([]);
    },
  );
});
