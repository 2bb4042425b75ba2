import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import { users } from '../db/schema';
import { createTestServer, type TestServer } from '../test/createTestServer';
import { makeMember } from '../test/makeMember';
import { Presence } from './Presence';

const minuteMs = 60_000;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
afterEach(() => {
  vi.useRealTimers();
});

it('forgets until when somebody was online, a while after that (D-34)', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { db, deps } = server;
  const ago = (ms: number) => new Date(deps.now().getTime() - ms);
  const gone = await makeMember(deps, { onlineUntil: ago(10 * minuteMs) });
  const left = await makeMember(deps, { onlineUntil: ago(minuteMs) });
  const here = await makeMember(deps, { onlineUntil: ago(-minuteMs) });
  const noSockets = { isConnected: () => false, connectedMembers: () => [] };
  const presence = new Presence(db, deps.now, noSockets, (error) => expect.unreachable(String(error)));
  vi.advanceTimersByTime(minuteMs);
  const untilOf = async (id: number) =>
    (await db.select().from(users).where(eq(users.id, id)))[0]?.onlineUntil;
  await vi.waitFor(async () => expect(await untilOf(gone.id)).toBeNull());
  expect(await untilOf(left.id)).toEqual(left.onlineUntil);
  expect(await untilOf(here.id)).toEqual(here.onlineUntil);
  await presence.stop();
});
