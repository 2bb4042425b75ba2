import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CallDefinition } from '@iskra/api-contract';
import { calls, type CallName } from '@iskra/api-contract/calls';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestServer, type TestServer } from '../../test/createTestServer';
import { makeCall } from './makeCall';
import { makeCast, type Role } from './cast';
import { walkRows } from './walkRows';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitScale: 10_000, cardNumber: '2200123456789010' } });
  const { appDir } = server.deps.config;
  await mkdir(appDir);
  await writeFile(path.join(appDir, 'index.html'), '<!--iskra-head-->');
});
afterAll(() => server.close());

/** How often the clock is read while `ask` is answered. */
async function readsOf(ask: () => Promise<unknown>): Promise<number> {
  const clock = vi.spyOn(server.deps, 'now');
  await ask();
  const reads = clock.mock.calls.length;
  clock.mockRestore();
  return reads;
}

/** A visitor, who is refused the most; one whom a premium opens more; herself, to whom everything is open. */
const askers: readonly Role[] = ['visitor', 'premium', 'partner', 'self'];

it.each(Object.keys(walkRows) as CallName[])('%s is answered at one time, whoever asks', async (name) => {
  const call: CallDefinition = calls[name];
  const { input = () => ({}) } = walkRows[name];
  const cast = await makeCast(server);
  for (const role of askers) {
    const given = input(cast, role);
    expect(await readsOf(() => makeCall(call, cast.actors[role].client, given)), role).toBe(1);
  }
});

it('so are pages and photos', async () => {
  const { victim, photoKey } = await makeCast(server);
  for (const url of ['/messages', `/photos/${photoKey}/lg.webp`])
    expect(await readsOf(() => victim.client.send('GET', url)), url).toBe(1);
});
