import { openPostgres } from '../../packages/server/src/db/openPostgres';
import { filterMembers } from '../../packages/server/src/resources/members/nearby.repository';
import type pg from 'pg';
import { Client } from './Client';
import type { Goal } from './Goal';
import { inMs, median, percentile } from './numbers';
import { makePopulation } from './population';
import { spyOnStatements } from './spyOnStatements';
import { withServer } from './withServer';

const filters = {
  'one city, women, 18 to 30': { city: 'Москва', gender: 'female', minAge: 18, maxAge: 30 },
  'all cities': {},
  'online, all cities': { onlineStatus: 'online' },
} as const;
type FilterName = keyof typeof filters;
type Times = Record<FilterName, number[]>;

const growth = 3;

/** A page of people nearby, asked for by HTTP, among few and among many members. */
export async function measureNearby(cluster: string, few: number, many: number, repeats: number) {
  const before = await timesAmong(cluster, few, repeats);
  const after = await timesAmong(cluster, many, repeats);
  return (Object.keys(filters) as FilterName[]).map((name): Goal => {
    const ratio = median(after[name]) / median(before[name]);
    return {
      what: `nearby, ${name}: ${many} beside ${few} members`,
      found: `${show(after[name])} beside ${show(before[name])}, ${ratio.toFixed(2)} times`,
      goal: `less than ${growth} times`,
      isReached: ratio < growth,
    };
  });
}

const show = (times: readonly number[]) => `${inMs(median(times))} (p95 ${inMs(percentile(times, 0.95))})`;

function timesAmong(cluster: string, count: number, repeats: number): Promise<Times> {
  return withServer(cluster, `nearby_${count}`, async ({ server, database, databaseUrl }) => {
    await makePopulation(database, count);
    const client = await Client.signIn(server.url, database, 1);
    const times = await timeFilters(client, repeats);
    client.close();
    await explain(database, databaseUrl, count);
    return times;
  });
}

/** One filter after another in each round, so that what disturbs the machine disturbs all; the first rounds warm up. */
async function timeFilters(client: Client, repeats: number): Promise<Times> {
  const times = Object.fromEntries(Object.keys(filters).map((name) => [name, [] as number[]])) as Times;
  const warmUp = Math.ceil(repeats / 5);
  for (let round = -warmUp; round < repeats; round += 1)
    for (const name of Object.keys(filters) as FilterName[]) {
      const query = new URLSearchParams(
        Object.entries(filters[name]).map(([key, value]) => [key, String(value)]),
      );
      const start = performance.now();
      await client.get(`/api/get-filtered-users?${query.toString()}`);
      if (round >= 0) times[name].push(performance.now() - start);
    }
  return times;
}

/** Prints how PostgreSQL finds each filter's page and its count. */
async function explain(database: pg.Client, url: string, count: number): Promise<void> {
  const { db, close } = await openPostgres(url);
  for (const [name, filter] of Object.entries(filters)) {
    const statements = await spyOnStatements(() => filterMembers(db, 1, filter, new Date()));
    for (const { text, values } of statements)
      await explainOne(database, `${count} members, ${name}`, text, values);
  }
  await close();
}

async function explainOne(database: pg.Client, title: string, text: string, values: readonly unknown[]) {
  const { rows } = await database.query<Record<'QUERY PLAN', string>>(
    `explain (analyze, timing off, costs off) ${text}`,
    [...values],
  );
  const what = text.includes('count(*)') ? 'count' : 'page';
  console.log(`\n${title}: ${what}`);
  for (const row of rows)
    if (/Scan.* users|Execution/.test(row['QUERY PLAN'])) console.log(row['QUERY PLAN']);
}
