import { randomBytes } from 'node:crypto';
import { createDatabase, dropDatabase } from './ownDatabase';
import { ServerProcess } from './ServerProcess';

const seeds = ['none', 'demo'] as const;
const cluster = 'JOURNEYS_DATABASE_URL';

/** A database for journeys that is ready at once, and how to be rid of it. */
export interface CopiedDatabase {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

const templateOf = (seed: string) => `journeys_${seed}`;

/**
 * Has a server make one database for each seed, which the journeys copy: migrating and seeding anew took each server
 * seconds of the processor.
 */
export async function makeTemplates(url: string): Promise<void> {
  for (const SEED of seeds) {
    const server = await ServerProcess.start({
      SEED,
      DATABASE_URL: await createDatabase(url, templateOf(SEED)),
    });
    await server.close();
  }
  process.env[cluster] = url;
}

/** A copy for a server of its own; `undefined` where the run has no PostgreSQL. */
export async function copyTemplate(seed = 'none'): Promise<CopiedDatabase | undefined> {
  const url = process.env[cluster];
  if (!url) return undefined;
  const name = `${templateOf(seed)}_${randomBytes(6).toString('hex')}`;
  return {
    url: await createDatabase(url, name, templateOf(seed)),
    drop: () => dropDatabase(url, name),
  };
}
