import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../Database';
import { settings } from '../schema';
import { openEmbedded } from './openEmbedded';

let folder: string;
let database: OpenDatabase;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'iskra-embedded-'));
  database = await openEmbedded(folder);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

it('the server’s event loop goes on while the embedded database computes', async () => {
  let turns = 0;
  const ticking = setInterval(() => (turns += 1), 5);
  await database.db.execute(sql`select count(*) from generate_series(1, 3000000)`);
  clearInterval(ticking);
  expect(turns).toBeGreaterThan(10);
});

it('a failed statement and a failed transaction leave nothing behind', async () => {
  const { db } = database;
  await expect(db.execute(sql`select 1 / 0`)).rejects.toMatchObject({ cause: { code: '22012' } });
  const failing = db.transaction(async (tx) => {
    await tx.insert(settings).values({ key: 'half', value: 'done' });
    throw new Error('no more');
  });
  await expect(failing).rejects.toThrow('no more');
  expect(await db.$count(settings)).toBe(0);
});

it('answers and parameters of megabytes come whole', async () => {
  const value = 'ё'.repeat(3_000_000);
  await database.db.insert(settings).values({ key: 'long', value });
  expect((await database.db.select().from(settings))[0]?.value).toBe(value);
});

it('closes after the statement that is under way', async () => {
  const own = await mkdtemp(path.join(tmpdir(), 'iskra-embedded-'));
  const { db, close } = await openEmbedded(own);
  const count = db.execute(sql`select count(*) from generate_series(1, 1000000)`).then(() => 'counted');
  await pause(20);
  await close();
  expect(await count).toBe('counted');
  await rm(own, { recursive: true });
}, 15_000);
