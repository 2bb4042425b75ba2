/**
 * `npm run bench:server`: how fast the server is, on a PostgreSQL of its own, as a table; ratios carry from one machine
 * to the next, times do not. `npm run bench:server -- nearby` measures only that; `--quick` is small enough for every day.
 */
import { startThrowAwayPostgres } from '../throwAwayPostgres';
import { describeMachine } from './describeMachine';
import { measureFanOut } from './fanOut';
import type { Goal } from './Goal';
import { measureMemory } from './memory';
import { measureNearby } from './nearby';
import { measureSends } from './sends';

const args = process.argv.slice(2);
const wanted = args.filter((arg) => !arg.startsWith('--'));
const isQuick = args.includes('--quick');

const measures: Readonly<Record<string, (cluster: string) => Promise<Goal[]>>> = {
  sends: (cluster) => measureSends(cluster, isQuick ? 3 : 8, isQuick ? 1 : 3),
  'fan-out': (cluster) => measureFanOut(cluster, isQuick ? 20 : 100),
  memory: (cluster) => measureMemory(cluster, isQuick ? 200 : 2000),
  nearby: (cluster) => measureNearby(cluster, 1000, isQuick ? 50_000 : 1_000_000, isQuick ? 30 : 200),
};

const postgres = await startThrowAwayPostgres();
try {
  console.log(describeMachine());
  const goals: Goal[] = [];
  for (const [name, measure] of Object.entries(measures))
    if (wanted.length === 0 || wanted.includes(name)) goals.push(...(await measure(postgres.url)));
  console.log('\n| measure | found | goal |\n| --- | --- | --- |');
  for (const { what, found, goal, isReached } of goals)
    console.log(`| ${what} | ${found} | ${goal}: ${isReached ? 'reached' : 'missed'} |`);
  if (goals.some(({ isReached }) => !isReached)) process.exitCode = 1;
} finally {
  postgres.stop();
}
