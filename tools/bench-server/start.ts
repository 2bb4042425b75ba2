import { readFileSync } from 'node:fs';
import { createDatabase } from '../../e2e/ownDatabase';
import { ServerProcess } from '../../e2e/ServerProcess';
import { processorMs } from '../processorMs';
import type { Goal } from './Goal';
import { median } from './numbers';

const most = { processorMs: 900, residentMiB: 140 } as const;
const settleMs = 2000;

/** What it costs to start on a PostgreSQL that has its tables: processor time until it answers, and memory after. */
export async function measureStart(cluster: string, repeats: number): Promise<Goal[]> {
  const DATABASE_URL = await createDatabase(cluster, 'bench_start');
  await (await ServerProcess.start({ DATABASE_URL })).close();
  const [times, sizes]: [number[], number[]] = [[], []];
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    const server = await ServerProcess.start({ DATABASE_URL });
    times.push(processorMs(server.id ?? 0));
    await new Promise((resolve) => setTimeout(resolve, settleMs));
    sizes.push(residentMiB(server.id ?? 0));
    await server.close();
  }
  const [time, size] = [median(times), median(sizes)];
  return [
    {
      what: `start on PostgreSQL, ${repeats} times: processor time`,
      found: `${time} ms`,
      goal: `${most.processorMs} ms`,
      isReached: time <= most.processorMs,
    },
    {
      what: 'resident memory after it',
      found: `${size.toFixed(0)} MiB`,
      goal: `${most.residentMiB} MiB`,
      isReached: size <= most.residentMiB,
    },
  ];
}

const residentMiB = (id: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]) / 1024;
