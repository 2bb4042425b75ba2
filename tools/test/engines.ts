import { startThrowAwayPgBouncer } from '../throwAwayPgBouncer';
import { startThrowAwayPostgres } from '../throwAwayPostgres';
import { startThrowAwayRedis } from '../throwAwayRedis';

interface Engine {
  readonly url: string;
  readonly stop: () => void;
}

export interface Engines {
  readonly postgres: Engine;
  readonly redis: Engine;
  readonly pgBouncer: Engine;
}

/** Addresses of the programs that run; what no step needs is empty. */
export type EngineUrls = Readonly<Record<keyof Engines, string>>;

/** Starts the programs that steps run against, each in a throw-away folder. */
export async function startEngines(needed: ReadonlySet<keyof Engines>) {
  const postgres = needed.has('postgres') ? await startThrowAwayPostgres() : undefined;
  const redis = needed.has('redis') ? await startThrowAwayRedis() : undefined;
  const pgBouncer =
    postgres && needed.has('pgBouncer') ? await startThrowAwayPgBouncer(postgres.url) : undefined;
  const urls: EngineUrls = {
    postgres: postgres?.url ?? '',
    redis: redis?.url ?? '',
    pgBouncer: pgBouncer?.url ?? '',
  };
  const stop = () => [redis, pgBouncer, postgres].forEach((engine) => engine?.stop());
  return { urls, stop };
}
