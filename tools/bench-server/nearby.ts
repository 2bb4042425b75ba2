import { openPostgres } from '../../packages/server/src/db/openPostgres';
import { filterMembers } from '../../packages/server/src/resources/members/nearby.repository';
import type pg from 'pg';
import type { ThrowAwayPostgres } from '../throwAwayPostgres';
import { Client } from './Client';
import { costGoals, costOfEach } from './costs';
import type { Goal } from './Goal';
import { inMs, median, percentile } from './numbers';
import { makePopulation } from './population';
import { spyOnStatements } from './spyOnStatements';
import { withServer } from './withServer';

type NearbyFilter = Parameters<typeof filterMembers>[2];
const friend: NearbyFilter = { goals: ['friendship'], minHeight: 175, smoking: ['smoking_no'] };
const rare: NearbyFilter = { languages: ['Persian'] };
const filters = {
  'one city, women, 18 to 30': { city: 'Москва', gender: 'female', minAge: 18, maxAge: 30 },
  'all cities': {},
  'online, all cities': { onlineStatus: 'online' },
  'tall friends who do not smoke, all cities': friend,
  'a rare language, all cities': rare,
} as const;
type FilterName = keyof typeof filters;
type Times = Record<FilterName, number[]>;

const growth = 3;
const most = { server: 1.2, postgres: 3.5 } as const;

/** A page of people nearby, asked for by HTTP, among few and among many members. */
export async function measureNearby(
  postgres: ThrowAwayPostgres,
  few: number,
  many: number,
  repeats: number,
): Promise<Goal[]> {
  const { times: before } = await timesAmong(postgres, few, repeats);
  const { times: after, cost } = await timesAmong(postgres, many, repeats);
  const grown = (Object.keys(filters) as FilterName[]).map((name): Goal => {
    const ratio = median(after[name]) / median(before[name]);
    return {
      what: `nearby, ${name}: ${many} beside ${few} members`,
      found: `${show(after[name])} beside ${show(before[name])}, ${ratio.toFixed(2)} times`,
      goal: `less than ${growth} times`,
      isReached: ratio < growth,
    };
  });
  return [...grown, ...costGoals(`nearby among ${many} members`, cost, most)];
}

const show = (times: readonly number[]) => `${inMs(median(times))} (p95 ${inMs(percentile(times, 0.95))})`;

function timesAmong(postgres: ThrowAwayPostgres, count: number, repeats: number) {
  return withServer(postgres.url, `nearby_${count}`, async (own) => {
    const { server, database, databaseUrl } = own;
    await makePopulation(database, count);
    const client = await Client.signIn(server.url, database, 1);
    await timeFilters(client, Math.ceil(repeats / 5));
    let times: Times | undefined;
    const cost = await costOfEach(own, postgres, async () => {
      times = await timeFilters(client, repeats);
      return repeats * Object.keys(filters).length;
    });
    client.close();
    await explain(database, databaseUrl, count);
    if (!times) throw new Error('Nothing was asked');
    return { times, cost };
  });
}

/** One filter after another in each round, so that what disturbs the machine disturbs all. */
async function timeFilters(client: Client, repeats: number): Promise<Times> {
  const times = Object.fromEntries(Object.keys(filters).map((name) => [name, [] as number[]])) as Times;
  for (let round = 0; round < repeats; round += 1)
    for (const name of Object.keys(filters) as FilterName[]) {
      const query = new URLSearchParams(
        Object.entries(filters[name]).map(([key, value]) => [key, String(value)]),
      );
      const start = performance.now();
      await client.get(`/api/get-filtered-users?${query.toString()}`);
      times[name].push(performance.now() - start);
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
