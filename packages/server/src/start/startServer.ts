import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import { limits } from '@iskra/api-contract';
import type { FastifyInstance } from 'fastify';
import { openAdminSocket } from '../admin/AdminSocket';
import { runCommand } from '../admin/runCommand';
import { buildApp } from '../app';
import type { Config } from './config';
import type { OpenDatabase } from '../db/Database';
import type { Escapes } from '../escapes/Escapes';
import { openEmbedded } from '../db/embedded/openEmbedded';
import { openPostgresToServe } from '../db/openPostgres';
import { descriptorLimit } from './descriptorLimit';
import { makeDeps } from './makeDeps';
import { makeFolder } from './makeFolder';
import { closeToOthers, makeFilesPrivate } from './ownFolder';
import { RequestsUnderWay } from '../http/RequestsUnderWay';
import { removeOldSessions } from '../session/sessions';
import { refuseUsedPort } from './refuseUsedPort';
import { seedDemo } from '../seed/seedDemo';
import { StartError } from './StartError';
import type { Deps, Log } from '../Deps';

/** How long a stop waits for requests that are being answered. */
const defaultGraceMs = 10_000;

/** Descriptors that are left to files and the database. */
const keptDescriptors = 200;

/** A server that listens; `close` takes no more connections and ends sockets, requests and the database, in that order. */
export interface RunningServer {
  readonly url: string;
  readonly port: number;
  /** Logs and counts errors that no handler foresaw. */
  readonly escapes: Escapes;
  readonly close: () => Promise<void>;
}

/** Starts everything; after a StartError nothing has changed. Port 0 takes any free port. */
export async function startServer(
  config: Config,
  log: Log,
  graceMs = defaultGraceMs,
): Promise<RunningServer> {
  await refuseUsedPort(config.host, config.port);
  makeFilesPrivate();
  await prepareFolder(config.dataDir);
  await closeToOthers(config.dataDir).catch(({ code }: NodeJS.ErrnoException) =>
    log.info(`The data folder stays open to other users of this machine (${code ?? 'unknown'})`),
  );
  const database = await openDatabase(config);
  try {
    return await listen(config, database, log, graceMs);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function listen(
  config: Config,
  database: OpenDatabase,
  log: Log,
  graceMs: number,
): Promise<RunningServer> {
  const { db } = database;
  if (config.seed === 'demo') await seedDemo(db, new Date());
  const { deps, stop } = await makeDeps({
    config,
    database,
    log,
    likeNoticeDelayMs: limits.likeNoticeDelayMs,
  });
  const app = await open(deps).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const underWay = new RequestsUnderWay(app.server);
  const stopCommands = await takeCommands(deps);
  const { port } = app.server.address() as AddressInfo;
  const close = async () => {
    await stopCommands();
    const closed = app.close();
    await deps.broadcaster.close();
    await underWay.end(graceMs);
    app.server.closeAllConnections();
    await closed;
    await stop();
    await database.close();
  };
  return { url: `http://${config.host}:${port}`, port, escapes: deps.escapes, close };
}

async function open(deps: Deps): Promise<FastifyInstance> {
  const { host, port } = deps.config;
  await removeOldSessions(deps);
  const app = await buildApp(deps);
  // Excess connections are refused: without descriptors no file and no database could be opened either.
  app.server.maxConnections = descriptorLimit() - keptDescriptors;
  await app.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`Cannot listen on ${host}:${port}: ${error.code ?? error.message}`);
  });
  return app;
}

/** No other process can open the embedded database meanwhile, so the server runs operators' commands itself. */
async function takeCommands(deps: Deps): Promise<() => Promise<void>> {
  const { config, db, photos, mailer, now, relay, log } = deps;
  if (config.databaseUrl) return () => Promise.resolve();
  const publish = (ids: readonly number[]) => relay.publish(ids);
  const isServed = () => Promise.resolve(true);
  const tools = { db, photos, mailer, now, publish, isServed, close: () => Promise.resolve() };
  const run = (args: readonly string[]) => runCommand(args, () => Promise.resolve(tools));
  return openAdminSocket(config.dataDir, run).catch((error: unknown) => {
    log.info(`${String(error)}: stop this server to run operators' commands`);
    return () => Promise.resolve();
  });
}

async function prepareFolder(dataDir: string): Promise<void> {
  try {
    await makeFolder(path.join(dataDir, 'photos'));
    await access(dataDir, constants.W_OK | constants.X_OK);
    await access(path.join(dataDir, 'photos'), constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(
      `The data folder ${dataDir} cannot be written (${code ?? String(error)}): set DATA_DIR to one that can`,
    );
  }
}

function openDatabase(config: Config): Promise<OpenDatabase> {
  const { databaseUrl, databaseListenUrl, dataDir } = config;
  return databaseUrl ? openPostgresToServe(databaseUrl, databaseListenUrl) : openEmbedded(dataDir);
}
