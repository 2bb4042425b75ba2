import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from './config';
import { startServer } from './startServer';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'iskra-run-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** What a start of the server as its own process prints until it ends. */
function run(): Promise<{ code: number | null; printed: string }> {
  const main = fileURLToPath(new URL('../main.ts', import.meta.url));
  const env = { ...process.env, DATA_DIR: dataDir, PORT: '39517', SEED: 'none' };
  const child = spawn(process.execPath, ['--import', 'tsx', main], { env });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => (printed += bytes.toString()));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, printed })));
}

it('a first start that fails prints one line and no secret', async () => {
  const silent = { info: () => undefined, error: () => undefined };
  const config = { ...readConfig({}), port: 0, dataDir, seed: 'none' } as const;
  await (await startServer(config, silent)).close();
  const pglite = await PGlite.create({ dataDir: path.join(dataDir, 'pglite') });
  await pglite.exec(`delete from settings; alter table settings add check (length(value) < 3)`);
  await pglite.close();
  const { code, printed } = await run();
  expect(code).toBe(1);
  expect(printed).toMatch(/^Iskra could not start: .+\n$/);
  expect(printed).toContain('settings');
  expect(printed).not.toMatch(/[0-9a-f]{40}/);
});
