import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { buildApp } from '../app';
import { readConfig, type Config } from '../start/config';
import type { Log } from '../Deps';
import type { OpenDatabase } from '../db/Database';
import { openPostgres, openPostgresToServe } from '../db/openPostgres';
import { makeDeps } from '../start/makeDeps';
import { TestClient } from './TestClient';
import { makeMember, type MemberParts } from './makeMember';
import { openInMemory } from './openInMemory';

interface Options {
  readonly config?: Partial<Config>;
  readonly likeNoticeDelayMs?: number;
  /** A clock that the test alone moves, in place of the real one. */
  readonly clock?: () => Date;
  /** Where the server's log goes besides `errors`. */
  readonly log?: Log;
  /** Another server, on whose PostgreSQL this one is to run too. */
  readonly beside?: { readonly databaseUrl?: string | undefined };
}

/** A whole server on a database of its own, with a clock that a test moves. */
export async function createTestServer(options: Options = {}) {
  const { config: given = {}, likeNoticeDelayMs = 50, beside } = options;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'iskra-test-'));
  const config: Config = {
    ...readConfig({}),
    appDir: path.join(dataDir, 'app'),
    dataDir,
    seed: 'none',
    ...given,
  };
  const database = await (beside?.databaseUrl ? openShared(beside.databaseUrl) : openTestDatabase());
  let skippedMs = 0;
  const now = options.clock ?? (() => new Date(Date.now() + skippedMs));
  const errors: unknown[] = [];
  const log: Log = {
    info: (message) => options.log?.info(message),
    error: (error, message) => {
      errors.push(error);
      options.log?.error(error, message);
    },
  };
  const { deps, stop } = await makeDeps({ config, database, log, likeNoticeDelayMs, now });
  const app = await buildApp(deps);
  return {
    app,
    deps,
    db: database.db,
    databaseUrl: database.sharedUrl,
    /** What the server logged as its own fault; empty in a good test. */
    errors,
    skip: (ms: number) => void (skippedMs += ms),
    visitor: () => TestClient.open(app),
    /** A member and a client signed in as them. */
    member: async (parts: MemberParts = {}) => {
      const user = await makeMember(deps, parts);
      return { user, client: await TestClient.signIn(app, user.email) };
    },
    listen: async () => {
      await app.listen({ host: '127.0.0.1', port: 0 });
      return (app.server.address() as AddressInfo).port;
    },
    close: async () => {
      await deps.broadcaster.close();
      await app.close();
      await stop();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type TestServer = Awaited<ReturnType<typeof createTestServer>>;

/** In memory, or of its own on the PostgreSQL of DATABASE_URL_TEST. */
async function openTestDatabase(): Promise<OpenDatabase> {
  const url = process.env['DATABASE_URL_TEST'];
  if (!url) return openInMemory();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const own = new URL(url);
  // A schema is made faster, but a pooler passes no search path on.
  const [make, remove] = poolerUrl
    ? [`create database ${name}`, `drop database ${name} with (force)`]
    : [`create schema ${name}`, `drop schema ${name} cascade`];
  await onServer(url, make);
  if (poolerUrl) own.pathname = `/${name}`;
  else own.searchParams.set('options', `-c search_path=${name}`);
  const database = await openShared(own.href);
  const close = async () => {
    await database.close();
    await onServer(url, remove);
  };
  return { ...database, close };
}

/** A PgBouncer in front of the PostgreSQL of DATABASE_URL_TEST: then every server of a test goes through it. */
const poolerUrl = process.env['PGBOUNCER_URL_TEST'];

function openShared(url: string): Promise<OpenDatabase> {
  if (!poolerUrl) return openPostgres(url);
  const pooled = new URL(poolerUrl);
  pooled.pathname = new URL(url).pathname;
  return openPostgresToServe(pooled.href, url);
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
