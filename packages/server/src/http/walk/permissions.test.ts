import { changesState, fillPath, type CallDefinition } from '@iskra/api-contract';
import { calls } from '@iskra/api-contract/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../test/createTestServer';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const all = Object.entries<CallDefinition>(calls);
/** A refusal's text: in JSON, or the body itself where the call says so (D-23). */
function refusalOf(call: CallDefinition, answer: { body: string; json: () => unknown }): string {
  return call.refusesAs === 'text' ? answer.body : (answer.json() as { message: string }).message;
}
const pathOf = (call: CallDefinition) =>
  fillPath(call.path, { userId: 1, id: 1, dialogId: 1, messageId: 1, sessionId: 1 });

describe('every call of the contract', () => {
  it.each(all.filter(([, call]) => call.who === 'member'))(
    '%s answers a visitor with 401 [API-01]',
    async (_, call) => {
      const visitor = await server.visitor();
      const answer = await visitor.send(call.method, pathOf(call), call.method === 'GET' ? undefined : {});
      expect(answer.statusCode).toBe(401);
      expect(refusalOf(call, answer)).toBe('Войдите, чтобы продолжить.');
    },
  );

  it.each(all.filter(([, call]) => changesState(call)))(
    '%s answers 419 without the token [API-02]',
    async (_, call) => {
      const { client } = await server.member();
      const headers = { authorization: undefined };
      const answer = await client.send(
        call.method,
        pathOf(call),
        call.method === 'GET' ? undefined : {},
        headers,
      );
      expect(answer.statusCode).toBe(419);
    },
  );

  it.each(all.filter(([, call]) => call.changes))(
    '%s is a changing GET: 419 without X-Requested-With (D-17)',
    async (_, call) => {
      const { client } = await server.member();
      const answer = await client.send(call.method, pathOf(call), undefined, {
        'x-requested-with': undefined,
      });
      expect(answer.statusCode).toBe(419);
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  it.each(all)('%s has a route', (_, call) => {
    expect(server.app.hasRoute({ method: call.method, url: call.path })).toBe(true);
  });

  it.each(all.filter(([, call]) => call.body))(
    '%s answers broken, foreign and unstorable bodies with 4xx in its own form',
    async (_, call) => {
      const { client } = await server.member();
      const asJson = { 'content-type': 'application/json' };
      const bodies: [string, Record<string, string>][] = [
        ['{broken', asJson],
        ['[]', asJson],
        ['null', asJson],
        ['{"email":"a\\u0000@b.cc","name":"\\ud800","content":"a\\u0000","about":"\\ud800"}', asJson],
        ['<a/>', { 'content-type': 'text/xml' }],
        [JSON.stringify({ email: 'x'.repeat(200_000) }), asJson],
      ];
      for (const [body, headers] of bodies) {
        const answer = await client.send(call.method, pathOf(call), body, headers);
        expect([400, 404, 413, 415, 422]).toContain(answer.statusCode);
        expect(refusalOf(call, answer)).toMatch(/\S/);
      }
      expect(server.errors).toEqual([]);
    },
  );
});

describe('paths that are none', () => {
  it.each([
    ['/api/nothing', 404],
    ['/photos/nothing/lg.webp', 404],
    ['/photos/..%2f..%2fetc/lg.webp', 404],
    ['/api/users/user/1%00', 422],
    ['/api/users/user/99999999999999999999', 422],
    ['/api/get-filtered-users?city=a%00b', 422],
    ['/api/get-filtered-users?minAge=1', 422],
    ['/%E0%A4%A', 400],
  ])('%s answers %i as JSON', async (path, status) => {
    const { client } = await server.member();
    const answer = await client.send('GET', path, undefined, { accept: 'text/html' });
    expect(answer.statusCode).toBe(status);
    expect(typeof answer.json<{ message: string }>().message).toBe('string');
    expect(server.errors).toEqual([]);
  });
});
