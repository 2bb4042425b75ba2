import { processorMs } from '../processorMs';
import type { ThrowAwayPostgres } from '../throwAwayPostgres';
import type { OwnServer } from './withServer';

/** Processor time in ms. */
export interface Cost {
  readonly server: number;
  readonly postgres: number;
}

/** What some work cost the server and PostgreSQL for each of its parts; `work` answers how many those were. */
export async function costOfEach(
  { server }: OwnServer,
  postgres: ThrowAwayPostgres,
  work: () => Promise<number>,
): Promise<Cost> {
  const used = () => ({ server: processorMs(server.id ?? 0), postgres: postgres.processorMs() });
  const before = used();
  const count = await work();
  const after = used();
  return {
    server: (after.server - before.server) / count,
    postgres: (after.postgres - before.postgres) / count,
  };
}

/** Lines of the report for a cost and what it should be. */
export function costGoals(what: string, cost: Cost, goal: Partial<Cost>) {
  return (['server', 'postgres'] as const).flatMap((side) => {
    const most = goal[side];
    if (most === undefined) return [];
    const found = `${cost[side].toFixed(2)} ms`;
    return [
      {
        what: `${what}: processor time of ${side}`,
        found,
        goal: `${most} ms`,
        isReached: cost[side] <= most,
      },
    ];
  });
}
