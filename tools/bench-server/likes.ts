import type pg from 'pg';
import { Client } from './Client';
import type { Goal } from './Goal';
import { makePopulation } from './population';
import { withServer } from './withServer';

const perSecond = 100;
const goals = { transactions: 5, toldS: 6 } as const;
/** Statistics of a connection are written when it has been idle for a while. */
const statisticsMs = 2500;

/** Likes at an even pace: transactions for each, with those that tell them, and how soon the last one is told. */
export async function measureLikes(cluster: string, seconds: number): Promise<Goal[]> {
  const work = async ({ server, database }: Parameters<Parameters<typeof withServer>[2]>[0]) => {
    await makePopulation(database, 10_000);
    const clients = await Promise.all(
      Array.from({ length: perSecond }, (_, at) => Client.signIn(server.url, database, at + 1)),
    );
    const before = await transactions(database);
    for (let second = 0; second < seconds; second += 1) {
      const end = Date.now() + 1000;
      await Promise.all(
        clients.map((client, at) => client.post(`/api/likes/like/${1000 + second * perSecond + at}`, {})),
      );
      await new Promise((resolve) => setTimeout(resolve, end - Date.now()));
    }
    const toldS = await secondsUntilTold(database);
    const each = ((await transactions(database)) - before) / (seconds * perSecond);
    for (const client of clients) client.close();
    return [
      {
        what: `likes at ${perSecond} a second: transactions each`,
        found: each.toFixed(1),
        goal: `${goals.transactions}`,
        isReached: each <= goals.transactions,
      },
      {
        what: 'the last of them is told within',
        found: `${toldS.toFixed(1)} s`,
        goal: `${goals.toldS} s`,
        isReached: toldS <= goals.toldS,
      },
    ];
  };
  return withServer(cluster, 'likes', work, { LIKES_PER_DAY: '1000' });
}

async function transactions(database: pg.Client): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, statisticsMs));
  const { rows } = await database.query<{ count: string }>(
    'select xact_commit as count from pg_stat_database where datname = current_database()',
  );
  return Number(rows[0]?.count);
}

async function secondsUntilTold(database: pg.Client): Promise<number> {
  const start = Date.now();
  for (;;) {
    const { rows } = await database.query<{ left: string }>('select count(*) as left from like_notices');
    if (rows[0]?.left === '0') return (Date.now() - start) / 1000;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
