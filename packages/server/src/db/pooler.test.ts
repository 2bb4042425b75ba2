import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startThrowAwayPgBouncer, type ThrowAwayPgBouncer } from '../../../../tools/throwAwayPgBouncer';
import { readConfig } from '../start/config';
import { startServer } from '../start/startServer';

const postgres = process.env['DATABASE_URL_TEST'] ?? '';

// Needs PostgreSQL and PgBouncer: npm test has both for the step server-pgbouncer.
describe.skipIf(!postgres || !process.env['PGBOUNCER_URL_TEST'])('starting behind a pooler', () => {
  let pooler: ThrowAwayPgBouncer;
  let dataDir: string;
  const names = [`pooler_${Date.now()}`, `pooler_${Date.now()}_other`] as const;
  const inDatabase = (url: string, name: string) =>
    Object.assign(new URL(url), { pathname: `/${name}` }).href;
  const start = async (databaseUrl: string, databaseListenUrl?: string) => {
    const given = { port: 0, dataDir, seed: 'none' as const, databaseUrl, databaseListenUrl };
    const server = await startServer({ ...readConfig({}), ...given }, silent);
    await server.close();
  };

  beforeAll(async () => {
    pooler = await startThrowAwayPgBouncer(postgres);
    dataDir = await mkdtemp(path.join(tmpdir(), 'iskra-pooler-'));
    for (const name of names) await onServer(`create database ${name}`);
  });
  afterAll(async () => {
    pooler.stop();
    for (const name of names) await onServer(`drop database ${name} with (force)`);
    await rm(dataDir, { recursive: true, force: true });
  });

  it('works on an empty database, which several migrate at once', async () => {
    const [name] = names;
    const both = [inDatabase(pooler.url, name), inDatabase(postgres, name)] as const;
    await Promise.all([start(...both), start(...both), start(...both)]);
  });

  it('keeps the bounds of locks and statements, which the sample of PgBouncer sets', async () => {
    const client = new pg.Client({ connectionString: inDatabase(pooler.url, names[0]) });
    await client.connect();
    expect((await client.query('show lock_timeout')).rows).toEqual([{ lock_timeout: '5s' }]);
    expect((await client.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '8s' }]);
    await client.end();
  });

  it('says which switch is missing when only the pooler is given', async () => {
    await expect(start(inDatabase(pooler.url, names[0]))).rejects.toThrow(
      /^The database of DATABASE_URL cannot be used: unsupported startup parameter: .*; behind a pooler set DATABASE_LISTEN_URL too$/,
    );
  });

  it('says that the two addresses are of different databases', async () => {
    const started = start(inDatabase(pooler.url, names[1]), inDatabase(postgres, names[0]));
    await expect(started).rejects.toThrow(
      /^DATABASE_LISTEN_URL leads to another database than DATABASE_URL$/,
    );
  });

  it('says that the address for listening leads through the pooler too', async () => {
    const pooled = inDatabase(pooler.url, names[0]);
    await expect(start(pooled, pooled)).rejects.toThrow(
      /^DATABASE_LISTEN_URL leads through a pooler, which passes on no notifications$/,
    );
  });

  it.each([
    ['refuses', 'postgres://nobody:secret@127.0.0.1:1/none'],
    ['swallows all', 'postgres://nobody:secret@192.0.2.1/none'],
  ])('says within seconds that the address for listening is wrong (%s)', async (_, listenUrl) => {
    const begun = Date.now();
    const failed = await start(inDatabase(pooler.url, names[0]), listenUrl).catch(
      (error: Error) => error.message,
    );
    expect(failed).toMatch(/^The database of DATABASE_LISTEN_URL cannot be used: .+$/);
    expect(failed).not.toContain('secret');
    expect(Date.now() - begun).toBeLessThan(8000);
  });
});

const silent = { info: () => undefined, error: () => undefined };

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgres });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
