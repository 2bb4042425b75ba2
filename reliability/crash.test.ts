import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ServerProcess } from '../e2e/ServerProcess';
import { createDatabase } from '../e2e/ownDatabase';
import { startThrowAwayPostgres, type ThrowAwayPostgres } from '../tools/throwAwayPostgres';
import { settleAccounts } from './accounts';
import type { Member } from './Member';
import { Page } from './Page';
import { meetMany, type Pair } from './Pair';
import { byScale } from './scale';
import { storedIn } from './storedIn';

let server: ServerProcess;
let pages: Page[] = [];
afterEach(async () => {
  for (const page of pages) page.close();
  pages = [];
  await server.close();
});

describe('a server that is killed again and again while members send', () => {
  let postgres: ThrowAwayPostgres;
  beforeEach(async () => void (postgres = await startThrowAwayPostgres()));
  afterEach(() => postgres.stop());

  it('keeps each acknowledged message once and no refused one, on PostgreSQL [RT-06]', async () => {
    const url = await createDatabase(postgres.url, 'crash');
    server = await ServerProcess.start({ DATABASE_URL: url });
    const pairs = await meetMany(server, 10);
    await stormOf(pairs, byScale(300, 2000), byScale(2, 10));
    for (const pair of pairs) await settleAccounts(pair, storedIn(url), pages);
  });
});

it('keeps them on the embedded database too [RT-06]', async () => {
  server = await ServerProcess.start();
  const pairs = await meetMany(server, 3);
  await stormOf(pairs, byScale(60, 400), byScale(1, 5));
  for (const pair of pairs) await settleAccounts(pair, undefined, pages);
});

/** All members send at once, one in ten of it refused, while the server is killed and started again. */
async function stormOf(pairs: readonly Pair[], sends: number, kills: number): Promise<void> {
  const first = pairs[0];
  if (!first) throw new Error('Nobody sends');
  const { man, woman, dialogId } = first;
  pages = [await Page.open(man, dialogId, server.port), await Page.open(woman, dialogId, server.port)];
  let sent = 0;
  const each = Math.ceil(sends / pairs.length / 2);
  const ended = Promise.all(
    pairs.flatMap(({ man, woman, dialogId }) => [
      sendMany(man, woman, dialogId),
      sendMany(woman, man, dialogId),
    ]),
  );
  for (let kill = 1; kill <= kills; kill += 1) {
    const after = (sends * kill) / (kills + 1);
    while (sent < after) await wait(5);
    await server.kill();
    await server.launch();
  }
  await ended;
  const outcomes = new Set(
    pairs
      .flatMap(({ man, woman }) => [man, woman])
      .flatMap(({ journal }) => journal.entries.map(({ outcome }) => outcome)),
  );
  expect([...outcomes].sort(), 'a storm that shows something').toEqual([
    'acknowledged',
    'refused',
    'unknown',
  ]);

  async function sendMany(from: Member, to: Member, dialogId: number): Promise<void> {
    for (let count = 0; count < each; count += 1) {
      const content = count % 10 === 9 ? '   ' : `${from.id}: ${count}`;
      const { outcome } = await from.send(dialogId, to, content);
      sent += 1;
      if (outcome === 'unknown') await comesBack();
    }
  }
}

async function comesBack(): Promise<void> {
  while (
    !(await fetch(`${server.url}/health`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await wait(50);
}
