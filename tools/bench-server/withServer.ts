import pg from 'pg';
import { ServerProcess } from '../../e2e/ServerProcess';
import { createDatabase } from '../../e2e/ownDatabase';

export interface OwnServer {
  readonly server: ServerProcess;
  readonly database: pg.Client;
  /** Where the database is. */
  readonly databaseUrl: string;
}

/** Runs `work` with the real server as a process of its own, on a new database of the cluster. */
export async function withServer<Found>(
  cluster: string,
  name: string,
  work: (own: OwnServer) => Promise<Found>,
  env: NodeJS.ProcessEnv = {},
): Promise<Found> {
  const databaseUrl = await createDatabase(cluster, `bench_${name}`);
  const server = await ServerProcess.start({
    ...env,
    DATABASE_URL: databaseUrl,
    RATE_LIMIT_SCALE: '1000000',
  });
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    return await work({ server, database, databaseUrl });
  } finally {
    await database.end();
    await server.close();
  }
}
