import { randomUUID } from 'node:crypto';
import { getUser, setOnlineStatus } from '@iskra/api-contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startThrowAwayRedis, type ThrowAwayRedis } from '../../../../tools/throwAwayRedis';
import { users } from '../db/schema';
import { createTestServer, type TestServer } from '../test/createTestServer';
import { makeMember } from '../test/makeMember';
import { askPages } from './askPages';
import { Presence } from './Presence';
import type { PresenceStore } from './PresenceStore';
import { RedisPresence } from './RedisPresence';
import { TablePresence } from './TablePresence';

const minuteMs = 60_000;

let server: TestServer;
let watcher: Awaited<ReturnType<TestServer['member']>>;
beforeAll(async () => {
  server = await createTestServer();
  watcher = await server.member({ gender: 'male' });
});
afterAll(() => server.close());

let processes: Process[] = [];
let said: string[] = [];
/** Whose other pages were asked whether they are visible. */
let asked: number[] = [];
beforeEach(() => {
  said = [];
  asked = [];
});
afterEach(async () => {
  for (const { presence } of processes) await presence.stop();
  processes = [];
});

interface Process {
  readonly presence: Presence;
  readonly open: (...ids: number[]) => Promise<void>;
  readonly close: (...ids: number[]) => Promise<void>;
  /** As `kill -9` does: nothing is written any more. */
  readonly die: () => void;
}

/** One of several processes, with sockets of its own. */
async function begin(store: PresenceStore): Promise<Process> {
  const here = new Map<number, number>();
  const sockets = { isConnected: (id: number) => here.has(id), connectedMembers: () => [...here.keys()] };
  const { db, now } = server.deps;
  const onError = () => void said.push('Presence could not be kept');
  const ask = async (ids: readonly number[]) => {
    await askPages(db, ids, now());
    asked.push(...ids);
  };
  const presence = new Presence({ db, store, now, sockets, askPages: ask, onError });
  const open = async (ids: readonly number[]) => {
    for (const id of ids) {
      here.set(id, (here.get(id) ?? 0) + 1);
      presence.note(id, 'opened');
    }
    await presence.keep();
  };
  const close = async (ids: readonly number[]) => {
    for (const id of ids) {
      const left = (here.get(id) ?? 0) - 1;
      if (left > 0) here.set(id, left);
      else here.delete(id);
      presence.note(id, 'closed');
    }
    await presence.keep();
  };
  const begun: Process = {
    presence,
    open: (...ids) => open(ids),
    close: (...ids) => close(ids),
    die: () => void (processes = processes.filter((one) => one !== begun)),
  };
  await presence.start();
  processes.push(begun);
  return begun;
}

const isShownOnline = async (id: number) =>
  (await watcher.client.call(getUser, { params: { id: String(id) } })).user.online;
/** A woman one of whose pages is visible. */
const woman = async () => {
  const her = await server.member({ gender: 'female' });
  await says(her, true);
  return her;
};
const says = ({ client }: Awaited<ReturnType<TestServer['member']>>, online: boolean) =>
  client.call(setOnlineStatus, { body: { online } });

/** What others see after some time, in which living processes renewed what they renew. */
async function isShownOnlineAfter(ms: number, id: number): Promise<boolean> {
  for (let left = ms; left > 0; left -= 15_000) {
    server.skip(Math.min(left, 15_000));
    for (const { presence } of processes) await presence.keep();
  }
  return isShownOnline(id);
}

const inTable = () => new TablePresence(server.db, server.deps.now);
const stores = [
  { name: 'the database', isThere: true, make: inTable, makeMortal: inTable },
  {
    name: 'Redis',
    // npm test has one for the step server-postgres.
    isThere: process.env['REDIS_URL_TEST'] !== undefined,
    make: () => redisStore(process.env['REDIS_URL_TEST'] ?? ''),
    makeMortal: () => redisStore(process.env['REDIS_URL_TEST'] ?? '', 200),
  },
];

const prefix = `test ${randomUUID()} `;
function redisStore(url: string, leaseMs?: number): RedisPresence {
  const log = {
    info: (line: string) => said.push(line),
    error: (_: unknown, line: string) => said.push(line),
  };
  return new RedisPresence({ url, prefix }, log, leaseMs);
}

describe.each(stores)('presence of several processes, kept in $name', ({ isThere, make, makeMortal }) => {
  it.skipIf(!isThere)(
    'holds while any of them has a socket, and for the grace after the last (D-34)',
    async () => {
      const her = await woman();
      const { user } = her;
      const [one, two] = [await begin(make()), await begin(make())];
      await one.open(user.id);
      await two.open(user.id);
      expect(await isShownOnline(user.id)).toBe(true);
      await one.close(user.id);
      await says(her, true);
      expect(await isShownOnlineAfter(10 * minuteMs, user.id)).toBe(true);
      await two.close(user.id);
      expect(await isShownOnlineAfter(59_000, user.id)).toBe(true);
      expect(await isShownOnlineAfter(2000, user.id)).toBe(false);
      expect(said).toEqual([]);
    },
  );

  it.skipIf(!isThere)(
    'holds for hours of a visible page, and for the grace once the last one is hidden (D-34)',
    async () => {
      const her = await woman();
      const one = await begin(make());
      await one.open(her.user.id);
      expect(await isShownOnlineAfter(60 * minuteMs, her.user.id)).toBe(true);
      await says(her, false);
      expect(await isShownOnlineAfter(59_000, her.user.id)).toBe(true);
      expect(await isShownOnlineAfter(2000, her.user.id)).toBe(false);
      expect(await isShownOnlineAfter(60 * minuteMs, her.user.id)).toBe(false);
      await says(her, true);
      expect(await isShownOnlineAfter(60 * minuteMs, her.user.id)).toBe(true);
    },
  );

  it.skipIf(!isThere)(
    'is doubted when one of several sockets closes, on whichever process: a visible page says so (D-34)',
    async () => {
      const [stays, leaves] = [await woman(), await woman()];
      const [one, two] = [await begin(make()), await begin(make())];
      for (const { user } of [stays, leaves]) await one.open(user.id, user.id);
      for (const { user } of [stays, leaves]) await two.open(user.id);
      await one.close(stays.user.id, leaves.user.id);
      await one.close(stays.user.id, leaves.user.id);
      expect(asked).toEqual([stays.user.id, leaves.user.id, stays.user.id, leaves.user.id]);
      await says(stays, true);
      expect(await isShownOnlineAfter(61_000, leaves.user.id)).toBe(false);
      expect(await isShownOnlineAfter(60 * minuteMs, stays.user.id)).toBe(true);
      expect(await isShownOnline(leaves.user.id)).toBe(false);
    },
  );

  it.skipIf(!isThere)('does not begin by a hidden page that connects again (D-34)', async () => {
    const { user } = await woman();
    const one = await begin(make());
    await one.open(user.id);
    await one.close(user.id);
    expect(await isShownOnlineAfter(61_000, user.id)).toBe(false);
    await one.open(user.id);
    expect(await isShownOnlineAfter(30_000, user.id)).toBe(false);
  });

  it.skipIf(!isThere)('writes nothing of a member whose socket stays open', async () => {
    const { user } = await woman();
    const one = await begin(make());
    await one.open(user.id);
    const version = () =>
      server.db
        .select({ version: sql`xmin::text` })
        .from(users)
        .where(eq(users.id, user.id));
    const before = await version();
    for (let times = 0; times < 8; times += 1) await isShownOnlineAfter(15_000, user.id);
    expect(await version()).toEqual(before);
  });

  it.skipIf(!isThere)(
    'ends soon after a process died with more members than are written in one go',
    async () => {
      const { user } = await woman();
      const other = await woman();
      const crowd = await crowdOf(1500);
      const dead = await begin(makeMortal());
      await dead.open(user.id, other.user.id, ...crowd);
      dead.die();
      const living = await begin(make());
      await living.open(other.user.id);
      server.skip(90_000);
      await vi.waitFor(async () => {
        await living.presence.keep();
        expect(await isShownOnline(user.id)).toBe(false);
      });
      expect(await isShownOnline(crowd[1499] ?? 0)).toBe(false);
      expect(await isShownOnline(other.user.id)).toBe(true);
    },
  );
});

describe('presence while Redis is killed in the middle', () => {
  let redis: ThrowAwayRedis;
  beforeAll(async () => {
    if (process.env['REDIS_URL_TEST']) redis = await startThrowAwayRedis();
  });
  afterAll(() => redis?.stop());

  it.skipIf(!process.env['REDIS_URL_TEST'])(
    'lets nobody flicker who has a socket, and ends for who leaves',
    async () => {
      const [stays, leaves] = [await woman(), await woman()];
      const [one, two] = [await begin(redisStore(redis.url)), await begin(redisStore(redis.url))];
      await one.open(stays.user.id, leaves.user.id);
      await two.open(stays.user.id);
      redis.signal('SIGKILL');
      await one.close(stays.user.id, leaves.user.id);
      await says(stays, true);
      for (let second = 0; second < 150; second += 15)
        expect(await isShownOnlineAfter(15_000, stays.user.id)).toBe(true);
      expect(await isShownOnline(leaves.user.id)).toBe(false);
      await redis.start();
      // Redis forgot all: each process adds its members again.
      await vi.waitFor(async () => {
        await one.open(stays.user.id);
        await one.close(stays.user.id);
        await says(stays, true);
        expect(await isShownOnlineAfter(15_000, stays.user.id)).toBe(true);
      });
      await two.close(stays.user.id);
      expect(await isShownOnlineAfter(61_000, stays.user.id)).toBe(false);
      // The bus says that Redis is away.
      expect(said).toEqual([]);
    },
  );

  it.skipIf(!process.env['REDIS_URL_TEST'])('says once that a Redis refuses to keep anything', async () => {
    const { user } = await woman();
    const full = await startThrowAwayRedis('--maxmemory', '1');
    onTestFinished(() => full.stop());
    const one = await begin(redisStore(full.url));
    await one.open(user.id);
    expect(await isShownOnlineAfter(5 * minuteMs, user.id)).toBe(true);
    expect(said).toEqual(['The Redis of BUS_URL refuses to keep who is online']);
  });
});

it('holds for the grace after a process died, and at most half a minute more (D-34)', async () => {
  const { user } = await woman();
  const dead = await begin(inTable());
  await dead.open(user.id);
  dead.die();
  await begin(inTable());
  expect(await isShownOnlineAfter(60_000, user.id)).toBe(true);
  expect(await isShownOnlineAfter(30_000, user.id)).toBe(false);
});

it('writes later what could not be written, and says so once', async () => {
  const { user } = await woman();
  let isBroken = false;
  const store = inTable();
  const breakable: PresenceStore = {
    renew: () => store.renew(),
    add: (ids) => store.add(ids),
    remove: (ids) => (isBroken ? Promise.reject(new Error('broken')) : store.remove(ids)),
    takeOrphans: () => store.takeOrphans(),
    stop: () => store.stop(),
  };
  const one = await begin(breakable);
  await one.open(user.id);
  isBroken = true;
  await one.close(user.id);
  expect(await isShownOnlineAfter(2 * minuteMs, user.id)).toBe(true);
  isBroken = false;
  expect(await isShownOnlineAfter(90_000, user.id)).toBe(false);
  expect(said).toEqual(['Presence could not be kept']);
});

it('forgets until when somebody was online, a while after that (D-34)', async () => {
  const { db, deps } = server;
  const ago = (ms: number) => new Date(deps.now().getTime() - ms);
  const gone = await makeMember(deps, { onlineUntil: ago(10 * minuteMs) });
  const left = await makeMember(deps, { onlineUntil: ago(minuteMs) });
  const here = await makeMember(deps, { onlineUntil: ago(-minuteMs) });
  const { presence } = await begin(inTable());
  await presence.keep();
  const untilOf = async (id: number) =>
    (await db.select().from(users).where(eq(users.id, id)))[0]?.onlineUntil;
  expect(await untilOf(gone.id)).toBeNull();
  expect(await untilOf(left.id)).toEqual(left.onlineUntil);
  expect(await untilOf(here.id)).toEqual(here.onlineUntil);
});

/** Members who are written at once. */
async function crowdOf(count: number): Promise<number[]> {
  const model = await makeMember(server.deps, { gender: 'female' });
  const { id: _, ...row } = model;
  const rows = Array.from({ length: count }, (_each, at) => ({
    ...row,
    email: `crowd-${randomUUID()}-${at}@mail.ru`,
  }));
  const made = await server.db.insert(users).values(rows).returning({ id: users.id });
  return made.map(({ id }) => id);
}
