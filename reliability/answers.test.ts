import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createDatabase } from '../e2e/ownDatabase';
import { ServerProcess } from '../e2e/ServerProcess';
import { startThrowAwayPostgres, type ThrowAwayPostgres } from '../tools/throwAwayPostgres';
import { settleAccounts } from './accounts';
import { Page } from './Page';
import { meet, type Pair } from './Pair';
import { ask, storedIn } from './storedIn';
import { Tap } from './Tap';

let postgres: ThrowAwayPostgres;
let url: string;
let server: ServerProcess;
let beside: ServerProcess;
let toDatabase: Tap;
let toServer: Tap;
let isHolding = false;
const pages: Page[] = [];

beforeAll(async () => {
  postgres = await startThrowAwayPostgres();
  url = await createDatabase(postgres.url, 'answers');
  // Holds back what PostgreSQL answers to a send, as a crash at that moment does.
  toDatabase = await Tap.start(Number(new URL(url).port), (chunk) => isHolding && writesMessage(chunk));
  const through = new URL(url);
  through.port = String(toDatabase.port);
  server = await ServerProcess.start({ DATABASE_URL: through.href });
  beside = await ServerProcess.start({ DATABASE_URL: url });
  toServer = await Tap.start(server.port);
});
afterAll(async () => {
  toServer.close();
  await server.kill();
  await server.close();
  await beside.close();
  toDatabase.close();
  postgres.stop();
});

let pair: Pair;
beforeEach(async () => {
  isHolding = false;
  pair = await meet({ url: server.url, codeFor: (email) => server.codeFor(email) });
});
afterEach(() => {
  for (const page of pages.splice(0)) page.close();
});

it('a message whose answer was lost is the same one when it is sent again [RT-06]', async () => {
  const { man, woman, dialogId } = pair;
  man.address.url = toServer.url;
  toServer.cutAnswers();
  const entries = [];
  for (const content of ['раз', 'два', 'три']) entries.push(await man.send(dialogId, woman, content));
  expect(entries.map(({ outcome }) => outcome)).toEqual(['unknown', 'unknown', 'unknown']);
  await vi.waitFor(async () => expect(await woman.read(dialogId)).toHaveLength(4));
  toServer.pass();
  const before = (await man.read(dialogId)).map(({ id }) => id);
  expect(before).toHaveLength(4);
  for (const entry of entries) await man.sendAgain(entry, woman);
  expect(entries.map(({ id }) => id)).toEqual(before.slice(1));
  await settleAccounts(pair, storedIn(url));
});

it('the same send twice, in parallel and on two servers is one message and is heard as one [RT-01]', async () => {
  const { man, woman, dialogId } = pair;
  const page = await Page.open(woman, dialogId, server.port);
  pages.push(page);
  const elsewhere = man.by(beside.url);
  for (let round = 0; round < 20; round += 1) {
    const clientId = randomUUID();
    const [entry] = await Promise.all([
      man.send(dialogId, woman, `круг ${round}`, clientId),
      repeat(clientId, round),
      repeat(clientId, round),
    ]);
    expect(entry.outcome).toBe('acknowledged');
  }
  await settleAccounts(pair, storedIn(url), [page]);

  async function repeat(clientId: string, round: number): Promise<void> {
    const entry = { clientId, dialogId, content: `круг ${round}`, outcome: 'unknown' as const };
    await elsewhere.sendAgain(entry, woman);
    expect(entry.outcome).toBe('acknowledged');
  }
});

it('events that come twice and in any order leave a page as one that was just loaded [RT-01, CHT-11]', async () => {
  const { man, woman, dialogId } = pair;
  const page = await Page.load(woman, dialogId);
  for (let count = 0; count < 30; count += 1) await man.send(dialogId, woman, `событие ${count}`);
  const messages = await man.read(dialogId);
  const mixed = [...messages].sort((a, b) => ((a.id * 7919) % 101) - ((b.id * 7919) % 101));
  for (const message of [...mixed, ...[...mixed].reverse()]) await page.chat.receive(message);
  await settleAccounts(pair, storedIn(url), [page]);
});

it('a server that dies between commit and answer: others hear it at once, its own pages when it is back [RT-01, RT-06]', async () => {
  const { man, woman, dialogId } = pair;
  const [hers, onDying] = [
    await Page.open(woman, dialogId, beside.port),
    await Page.open(woman, dialogId, server.port),
  ];
  pages.push(hers, onDying);
  isHolding = true;
  const sending = man.send(dialogId, woman, 'на краю');
  await vi.waitFor(async () => expect(await countOf('на краю')).toBe(1), { timeout: 10_000, interval: 20 });
  await server.kill();
  isHolding = false;
  try {
    expect((await sending).outcome).toBe('unknown');
    await vi.waitFor(() => expect(hers.show(dialogId).contents).toContain('на краю'), 20_000);
  } finally {
    // A second try needs a server.
    await server.launch();
  }
  await vi.waitFor(() => expect(onDying.show(dialogId).contents).toContain('на краю'), 20_000);
  await settleAccounts(pair, storedIn(url), [hers, onDying]);
});

const countOf = async (content: string) =>
  (await ask(url, 'select id from messages where content = $1', [content])).length;

/** The one statement of a usual send, by the name it is prepared under, or the COMMIT of an unusual one. */
const writesMessage = (chunk: Buffer) => /\0send_message\0|commit\0/.test(chunk.toString('latin1'));
