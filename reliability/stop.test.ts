import { readdir } from 'node:fs/promises';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getSession, uploadImage } from '@iskra/api-contract';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createDatabase } from '../e2e/ownDatabase';
import { ServerProcess } from '../e2e/ServerProcess';
import { startThrowAwayPostgres, type ThrowAwayPostgres } from '../tools/throwAwayPostgres';
import { settleAccounts } from './accounts';
import type { Member } from './Member';
import { Page } from './Page';
import { meet, meetMany } from './Pair';
import { RawSocket } from './RawSocket';
import { ask, storedIn } from './storedIn';

let postgres: ThrowAwayPostgres;
let server: ServerProcess;
const closing: (() => void)[] = [];
beforeAll(async () => void (postgres = await startThrowAwayPostgres()));
afterAll(() => postgres.stop());
afterEach(async () => {
  await server.close();
  for (const close of closing.splice(0)) close();
});

it('a stop under sending members answers what is under way, closes sockets with 4100, and loses nothing [RT-06]', async () => {
  const url = await createDatabase(postgres.url, 'stop');
  server = await ServerProcess.start({ DATABASE_URL: url });
  const pairs = await meetMany(server, 2);
  const pages = [];
  for (const { woman, dialogId } of pairs) pages.push(await Page.open(woman, dialogId, server.port));
  closing.push(...pages.map((page) => () => page.close()));
  const raw = await RawSocket.open(server.port, (await pairs[0]!.man.context()).key);
  let cut = 0;
  let isOver = false;
  const sending = Promise.all(
    pairs.flatMap(({ man, woman, dialogId }) => [send(man, woman, dialogId), send(woman, man, dialogId)]),
  );
  await wait(1000);
  expect(await server.stop()).toBe(0);
  expect(await raw.closed).toBe(4100);
  isOver = true;
  await sending;
  await server.launch();
  for (const pair of pairs) await settleAccounts(pair, storedIn(url), pages);
  expect(cut, 'sends that were accepted and never answered').toBe(0);

  async function send(from: Member, to: Member, dialogId: number): Promise<void> {
    while (!isOver) {
      const entry = await from.send(dialogId, to, `до конца ${Math.random()}`);
      if (entry.outcome !== 'unknown') continue;
      const [{ count } = { count: 0 }] = await countOf(entry.clientId);
      cut += count;
      return;
    }
  }

  async function countOf(clientId: string) {
    return ask<{ count: number }>(url, 'select count(*)::int as count from messages where client_id = $1', [
      clientId,
    ]);
  }
});

const canMount = process.getuid?.() === 0;

it.skipIf(!canMount)('a full disk refuses a photo clearly, and nothing of it is left', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'iskra-full-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=128k', 'tmpfs', folder]);
  closing.push(() => {
    execFileSync('umount', [folder]);
    rmSync(folder, { recursive: true });
  });
  const url = await createDatabase(postgres.url, 'full');
  server = await ServerProcess.start({ DATABASE_URL: url, DATA_DIR: folder });
  const { man } = await meet({ url: server.url, codeFor: (email) => server.codeFor(email) });
  const noise = {
    create: {
      width: 1600,
      height: 1600,
      channels: 3 as const,
      background: '#fff',
      noise: { type: 'gaussian' as const, mean: 128, sigma: 60 },
    },
  };
  const picture = await sharp(noise).jpeg().toBuffer();
  const upload = (bytes: Buffer) =>
    man.api.upload(
      uploadImage,
      new File([new Uint8Array(bytes)], 'a.jpg', { type: 'image/jpeg' }),
      (to, init) => man.fetch(to, init),
    );
  await expect(upload(picture)).rejects.toMatchObject({ kind: 'refused', status: 507 });
  expect(await readdir(path.join(folder, 'photos'))).toEqual([]);
  expect((await man.api.send(getSession, {})).images.all_images).toEqual({});
  const small = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#c33' } })
    .jpeg()
    .toBuffer();
  await upload(small);
  expect(await readdir(path.join(folder, 'photos'))).toHaveLength(1);
});

it('a server whose clock was a day ahead and is set right again keeps the order of a dialogue [RT-06]', async () => {
  const url = await createDatabase(postgres.url, 'clock');
  const day = 24 * 60 * 60_000;
  const ahead = `data:text/javascript,const now=Date.now;Date.now=()=>now()+${day};const D=Date;globalThis.Date=class extends D{constructor(...a){if(a.length)super(...a);else super(D.now())}}`;
  server = await ServerProcess.start({ DATABASE_URL: url, NODE_OPTIONS: `--import "${ahead}"` });
  const pair = await meet({ url: server.url, codeFor: (email) => server.codeFor(email) });
  const { man, woman, dialogId } = pair;
  await woman.send(dialogId, man, 'завтра');
  await server.stop();
  const right = await ServerProcess.start({ DATABASE_URL: url });
  closing.push(() => void right.close());
  for (const member of [man, woman]) member.address.url = right.url;
  for (let count = 0; count < 5; count += 1) await man.send(dialogId, woman, `сегодня ${count}`);
  const times = (await man.read(dialogId)).map(({ created_at }) => created_at);
  expect(new Date(times[0] ?? 0).getTime()).toBeGreaterThan(Date.now() + day / 2);
  expect(times).toEqual([...times].sort());
  await settleAccounts(pair, storedIn(url));
});
