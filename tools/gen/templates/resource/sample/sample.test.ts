import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../../../packages/server/src/test/createTestServer';
import { makeMember } from '../../../../../packages/server/src/test/makeMember';
import { getSample } from '../../call/sample';
import { sampleRoutes } from './sample.routes';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  // Until app.ts registers them.
  sampleRoutes(server.app, server.deps);
});
afterAll(() => server.close());

const inADay = () => new Date(server.deps.now().getTime() + 24 * 60 * 60_000);

describe('getSample', () => {
  it('answers a premium member with nothing but the named fields', async () => {
    const { user, client } = await server.member({ premiumUntil: inADay() });
    const answer = (await client.try(getSample, {})).json<{ users: unknown[] }>();
    expect(answer.users).toContainEqual({ id: user.id, name: user.name });
  });

  it('leaves the suspended out', async () => {
    const { client } = await server.member({ premiumUntil: inADay() });
    const known = await makeMember(server.deps);
    const gone = await makeMember(server.deps, { suspendedReason: 'спам' });
    const ids = (await client.call(getSample, {})).users.map(({ id }) => id);
    expect(ids).toContain(known.id);
    expect(ids).not.toContain(gone.id);
  });

  it('refuses a visitor and a regular member without a photo', async () => {
    const [visitor, regular] = [await server.visitor(), await server.member()];
    expect((await visitor.try(getSample, {})).statusCode).toBe(401);
    expect((await regular.client.try(getSample, {})).statusCode).toBe(403);
  });
});
