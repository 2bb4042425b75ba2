import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createDatabase } from '../e2e/ownDatabase';
import { ServerProcess } from '../e2e/ServerProcess';
import { startThrowAwayPostgres, type ThrowAwayPostgres } from '../tools/throwAwayPostgres';
import { settleAccounts } from './accounts';
import { Page } from './Page';
import { meetMany, type Pair } from './Pair';
import { storedIn } from './storedIn';

/** A member waits no longer than this for a yes or a no: for a connection, then for an answer on it. */
const boundMs = 18_000;
const lockBoundMs = 10_000;
const soonMs = 25_000;

let postgres: ThrowAwayPostgres;
let url: string;
let server: ServerProcess;
let pairs: Pair[];
let pages: Page[] = [];

beforeAll(async () => {
  postgres = await startThrowAwayPostgres();
  url = await createDatabase(postgres.url, 'database');
  server = await ServerProcess.start({ DATABASE_URL: url });
  pairs = await meetMany(server, 2);
});
afterAll(async () => {
  await server.close();
  postgres.stop();
});
beforeEach(async () => {
  const { man, woman, dialogId } = first();
  pages = [await Page.open(man, dialogId, server.port), await Page.open(woman, dialogId, server.port)];
});
afterEach(async () => {
  try {
    for (const pair of pairs) await settleAccounts(pair, storedIn(url), pages);
    expect(server.isRunning, 'the process that ran all the time').toBe(true);
  } finally {
    for (const page of pages) page.close();
  }
});

it('PostgreSQL is killed: members are told, nothing is lost, and it goes on by itself [RT-06]', async () => {
  const storm = startStorm();
  await wait(500);
  postgres.signal('SIGKILL');
  await wait(1500);
  postgres.start();
  await works();
  expect(await storm.end()).toBeLessThan(boundMs);
});

it('PostgreSQL stands still: nobody waits for ever, and it goes on by itself [RT-06]', async () => {
  const storm = startStorm();
  await wait(500);
  postgres.signal('SIGSTOP');
  await wait(15_000);
  postgres.signal('SIGCONT');
  await works();
  expect(await storm.end()).toBeLessThan(boundMs);
  expect(storm.unknown(), 'a stop that was noticed').toBeGreaterThan(0);
});

it('PostgreSQL has no connection left: members are told with 503, and it goes on by itself', async () => {
  const taken = await takeAllConnections();
  const { man } = first();
  const began = Date.now();
  const answer = await man.fetch('/api/dialogs');
  expect(answer.status).toBe(503);
  expect(Date.now() - began).toBeLessThan(boundMs);
  await Promise.all(taken.map((client) => client.end()));
  await works();
});

it('a dialogue is locked: its members are told in time, and others do not notice', async () => {
  const [{ man, woman, dialogId }, other] = [first(), second()];
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  await client.query('select 1 from dialogues where id = $1 for update', [dialogId]);
  const began = Date.now();
  const sends = [1, 2, 3].map((count) => man.send(dialogId, woman, `заперто ${count}`));
  const quick = await other.man.send(other.dialogId, other.woman, 'рядом');
  expect(quick.outcome).toBe('acknowledged');
  expect(Date.now() - began).toBeLessThan(1500);
  const outcomes = (await Promise.all(sends)).map(({ outcome }) => outcome);
  expect(outcomes).toEqual(['unknown', 'unknown', 'unknown']);
  expect(Date.now() - began).toBeLessThan(lockBoundMs);
  await client.query('rollback');
  await client.end();
  await works();
});

/** Whoever comes first: until no connection but these is left. */
async function takeAllConnections(): Promise<pg.Client[]> {
  const taken: pg.Client[] = [];
  const take = async () => {
    const client = new pg.Client({ connectionString: url, application_name: 'taken' });
    client.on('error', () => undefined);
    await client.connect();
    taken.push(client);
  };
  const others = `from pg_stat_activity where application_name <> 'taken' and backend_type = 'client backend'`;
  await take();
  for (;;) {
    await taken[0]?.query(`select pg_terminate_backend(pid) ${others}`);
    const isLeft = () =>
      take().then(
        () => true,
        () => false,
      );
    while (await isLeft());
    const left = await taken[0]?.query<{ count: number }>(`select count(*)::int as count ${others}`);
    if (left?.rows[0]?.count === 0) return taken;
  }
}

/** Members send on and on; ends with how long the longest wait for an answer was. */
function startStorm() {
  let isOver = false;
  let longestMs = 0;
  const senders = pairs.flatMap(({ man, woman, dialogId }) => [
    keepSending(man, woman, dialogId),
    keepSending(woman, man, dialogId),
  ]);
  const entries = pairs.flatMap(({ man, woman }) => [man.journal, woman.journal]);
  const unknown = () => entries.reduce((sum, journal) => sum + journal.with('unknown').length, 0);
  return {
    unknown,
    end: async () => {
      isOver = true;
      await Promise.all(senders);
      return longestMs;
    },
  };

  async function keepSending(from: Pair['man'], to: Pair['man'], dialogId: number): Promise<void> {
    for (let count = 0; !isOver; count += 1) {
      const began = Date.now();
      await from.send(dialogId, to, `${from.id} ${began} ${count}`);
      longestMs = Math.max(longestMs, Date.now() - began);
      await wait(20);
    }
  }
}

/** The server is well again without anybody's doing. */
async function works(): Promise<void> {
  const { man } = first();
  const isReady = async () => expect((await man.fetch('/ready')).status).toBe(200);
  await vi.waitFor(isReady, { timeout: soonMs, interval: 100 });
  expect((await man.fetch('/api/dialogs')).status).toBe(200);
}

function first(): Pair {
  return pairs[0] ?? noPair();
}

function second(): Pair {
  return pairs[1] ?? noPair();
}

function noPair(): never {
  throw new Error('There are two pairs');
}
