/**
 * `npm run bench:server`: how fast the server is, on a PostgreSQL of its own, as a table; ratios carry from one machine
 * to the next, times do not; above load 3 nothing is judged. `npm run bench:server -- nearby` measures only that; `--quick` is small enough for every day.
 */
import { loadavg } from 'node:os';
import { buildServer } from '../buildServer';
import { startThrowAwayPostgres, type ThrowAwayPostgres } from '../throwAwayPostgres';
import { describeMachine } from './describeMachine';
import { measureEmbedded } from './embedded';
import { measureFanOut } from './fanOut';
import { measureFlush } from './flush';
import type { Goal } from './Goal';
import { measureLikes } from './likes';
import { measureMemory } from './memory';
import { measureNearby } from './nearby';
import { measureReads } from './reads';
import { measureSecond } from './second';
import { measureSends } from './sends';
import { measureStart } from './start';

const args = process.argv.slice(2);
const wanted = args.filter((arg) => !arg.startsWith('--'));
const isQuick = args.includes('--quick');

const measures: Readonly<Record<string, (postgres: ThrowAwayPostgres) => Promise<Goal[]>>> = {
  sends: (postgres) => measureSends(postgres, isQuick ? 3 : 8, isQuick ? 1 : 3),
  flush: () => measureFlush(isQuick ? 3 : 8),
  second: ({ url }) => measureSecond(url, isQuick ? 3 : 8),
  likes: ({ url }) => measureLikes(url, isQuick ? 5 : 20),
  embedded: () => measureEmbedded(isQuick ? 3 : 10),
  start: ({ url }) => measureStart(url, 3),
  reads: (postgres) => measureReads(postgres, isQuick ? 100 : 500),
  'fan-out': ({ url }) => measureFanOut(url, isQuick ? 20 : 100),
  memory: ({ url }) => measureMemory(url, isQuick ? 200 : 2000),
  nearby: (postgres) => measureNearby(postgres, 1000, isQuick ? 50_000 : 1_000_000, isQuick ? 30 : 200),
};
/** Where others work, times are theirs too. */
const mostLoad = 3;

const [load = 0] = loadavg();
const isJudged = load <= mostLoad;
await buildServer();
const postgres = await startThrowAwayPostgres(['fsync=on']);
try {
  console.log(describeMachine());
  const goals: Goal[] = [];
  for (const [name, measure] of Object.entries(measures))
    if (wanted.length === 0 || wanted.includes(name)) goals.push(...(await measure(postgres)));
  console.log('\n| measure | found | goal |\n| --- | --- | --- |');
  for (const goal of goals) console.log(`| ${goal.what} | ${goal.found} | ${goal.goal}: ${verdict(goal)} |`);
  if (!isJudged)
    console.log(
      `\nNot judged: the load was ${load.toFixed(1)} at the start, and above ${mostLoad} figures say little.`,
    );
  process.exitCode = isJudged && goals.every(({ isReached }) => isReached) ? 0 : 1;
} finally {
  postgres.stop();
}

function verdict({ isReached }: Goal): string {
  if (!isJudged) return 'not judged';
  return isReached ? 'reached' : 'missed';
}
