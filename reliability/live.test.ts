import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createDatabase } from '../e2e/ownDatabase';
import { ServerProcess } from '../e2e/ServerProcess';
import { startThrowAwayPostgres, type ThrowAwayPostgres } from '../tools/throwAwayPostgres';
import { settleAccounts } from './accounts';
import { Page } from './Page';
import { meet, type Pair } from './Pair';
import { byScale } from './scale';
import { storedIn } from './storedIn';
import { Tap } from './Tap';

let postgres: ThrowAwayPostgres;
let url: string;
let server: ServerProcess;
let tap: Tap;
let pair: Pair;
let page: Page;
const pages: Page[] = [];

beforeAll(async () => {
  postgres = await startThrowAwayPostgres();
  url = await createDatabase(postgres.url, 'live');
  server = await ServerProcess.start({ DATABASE_URL: url });
});
afterAll(async () => {
  await server.close();
  postgres.stop();
});
beforeEach(async () => {
  tap = await Tap.start(server.port);
  pair = await meet(server);
  page = await Page.open(pair.woman, pair.dialogId, tap.port);
  pages.push(page);
});
afterEach(() => {
  for (const one of pages.splice(0)) one.close();
  tap.close();
});

it('a live connection that is cut: the page has what came meanwhile [RT-06]', async () => {
  const { man, woman, dialogId } = pair;
  for (let round = 0; round < 3; round += 1) {
    // It may be back before the last message is sent.
    const isBack = page.subscribed(`private-chat-dialog.${dialogId}`);
    tap.cut();
    for (let count = 0; count < 60; count += 1) await man.send(dialogId, woman, `обрыв ${round} ${count}`);
    await isBack;
  }
  await settleAccounts(pair, storedIn(url), [page]);
});

it('a live connection that swallows everything, while calls go on: nothing is missing between [RT-06]', async () => {
  const { man, woman, dialogId } = pair;
  tap.swallow();
  for (let count = 0; count < 5; count += 1) await man.send(dialogId, woman, `в пустоту ${count}`);
  const own = await woman.send(dialogId, man, 'своё');
  for (const message of await woman.read(dialogId))
    if (message.id === own.id) await page.chat.receive(message);
  await wait(byScale(8000, 180_000));
  tap.pass();
  await settleAccounts(pair, storedIn(url), [page]);
});

it('an authorisation that fails twice: the page asks again and hears on [RT-04]', async () => {
  const { man, woman, dialogId } = pair;
  const before = page.authorisations;
  page.refuseAuthorisations = 2;
  tap.cut();
  await page.subscribed(`private-chat-dialog.${dialogId}`);
  expect(page.authorisations - before).toBeGreaterThan(2);
  await man.send(dialogId, woman, 'снова слышно');
  await settleAccounts(pair, storedIn(url), [page]);
});

it('many pages that come back at once all have what came meanwhile [RT-06]', async () => {
  const { man, woman, dialogId } = pair;
  const count = byScale(100, 500);
  for (let batch = 0; batch < count / 10; batch += 1)
    pages.push(
      ...(await Promise.all(Array.from({ length: 10 }, () => Page.open(woman, dialogId, tap.port)))),
    );
  tap.cut();
  const entry = await man.send(dialogId, woman, 'всем сразу');
  expect(entry.outcome).toBe('acknowledged');
  const isThere = () =>
    expect(pages.filter((one) => !one.show(dialogId).contents.includes('всем сразу'))).toEqual([]);
  await vi.waitFor(isThere, { timeout: byScale(30_000, 90_000), interval: 200 });
  await settleAccounts(pair, storedIn(url), pages);
});
