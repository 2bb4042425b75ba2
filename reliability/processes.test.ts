import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDatabase } from '../e2e/ownDatabase';
import { ServerProcess } from '../e2e/ServerProcess';
import { startThrowAwayPostgres, type ThrowAwayPostgres } from '../tools/throwAwayPostgres';
import { settleAccounts } from './accounts';
import { Page } from './Page';
import { meetMany, type Pair } from './Pair';
import { byScale } from './scale';
import { storedIn } from './storedIn';

let postgres: ThrowAwayPostgres;
let servers: ServerProcess[] = [];
const pages: Page[] = [];

beforeEach(async () => void (postgres = await startThrowAwayPostgres()));
afterEach(async () => {
  for (const page of pages.splice(0)) page.close();
  for (const server of servers.splice(0)) await server.close();
  postgres.stop();
});

it('one of two processes is killed again and again: pages of the other hear each message once, without a gap [RT-06]', async () => {
  const url = await createDatabase(postgres.url, 'processes');
  const dying = await ServerProcess.start({ DATABASE_URL: url });
  const living = await ServerProcess.start({ DATABASE_URL: url });
  servers = [dying, living];
  const pairs = await meetMany(dying, byScale(2, 8));
  for (const { woman, dialogId } of pairs) pages.push(await Page.open(woman, dialogId, living.port));
  const womenBy = pairs.map(({ woman }) => woman.by(living.url));
  for (let kill = 0; kill < byScale(2, 15); kill += 1) {
    const storm = pairs.map((pair) => sendUntilDead(pair));
    await wait(300 + 100 * kill);
    await dying.kill();
    await Promise.all(storm);
    await heardAll(womenBy, pairs);
    await dying.launch();
  }
  for (const pair of pairs) await settleAccounts(pair, storedIn(url), pages);
});

/** What is committed is on the page of the living process soon, though nobody there sent it and nothing was loaded anew. */
async function heardAll(womenBy: readonly Pair['woman'][], pairs: readonly Pair[]): Promise<void> {
  for (const [at, { dialogId }] of pairs.entries()) {
    const committed = (await womenBy[at]?.read(dialogId))?.map(({ id }) => id);
    const shown = () => expect(pages[at]?.show(dialogId).ids).toEqual(committed);
    await vi.waitFor(shown, { timeout: 3000, interval: 50 });
  }
}

async function sendUntilDead({ man, woman, dialogId }: Pair): Promise<void> {
  for (let count = 0; ; count += 1) {
    const { outcome } = await man.send(dialogId, woman, `${man.id}: ${count} ${Date.now()}`);
    if (outcome === 'unknown') return;
  }
}
