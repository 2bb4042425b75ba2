import { createTestServer } from '../../packages/server/src/test/createTestServer';
import type { ThrowAwayPostgres } from '../throwAwayPostgres';
import { Client } from './Client';
import { costGoals, costOfEach, type Cost } from './costs';
import type { Goal } from './Goal';
import { median } from './numbers';
import { pgbenchScript } from './pgbenchScript';
import { runPgbench } from './runPgbench';
import { send } from './send';
import { spyOnStatements, type Statement } from './spyOnStatements';
import { makeTalks, talkOf, type Talk } from './talks';
import { withServer, type OwnServer } from './withServer';

const clients = 32;
const share = 0.9;

/** Sends by HTTP, each member over a connection that is kept, beside pgbench with the statements of a send that is not usual. */
export async function measureSends(
  postgres: ThrowAwayPostgres,
  seconds: number,
  repeats: number,
): Promise<Goal[]> {
  return withServer(postgres.url, 'sends', async (own) => {
    const talks = await makeTalks(own.database, clients);
    const statements = await statementsOfSend(own);
    const script = pgbenchScript(statements);
    console.log(`\nStatements of one send that is not usual: ${statements.length}\n${script}`);
    const senders = await Promise.all(
      talks.map(({ sender }) => Client.signIn(own.server.url, own.database, sender)),
    );
    const [ours, theirs, costs]: [number[], number[], Cost[]] = [[], [], []];
    await sendAll(senders, talks, 2);
    for (let repeat = 0; repeat < repeats; repeat += 1) {
      const cost = await costOfEach(own, postgres, async () => {
        const count = await sendAll(senders, talks, seconds);
        ours.push(count / seconds);
        return count;
      });
      costs.push(cost);
      theirs.push(await alone(own, () => runPgbench({ ...own, script, clients, seconds })));
    }
    for (const sender of senders) sender.close();
    const ratio = median(ours) / median(theirs);
    const cost = {
      server: median(costs.map((one) => one.server)),
      postgres: median(costs.map((one) => one.postgres)),
    };
    return [
      ...costGoals('one send', cost, { server: 0.35, postgres: 0.4 }),
      {
        what: `sends of ${clients} members at once, ${repeats} repeats of ${seconds} s`,
        found: `${Math.round(median(ours))} a second beside ${Math.round(median(theirs))} of pgbench, ${ratio.toFixed(2)} of it`,
        goal: `at least ${share}`,
        isReached: ratio >= share,
      },
    ];
  });
}

/** How many were sent, each sender one after another. */
export async function sendAll(
  senders: readonly Client[],
  talks: readonly Talk[],
  seconds: number,
): Promise<number> {
  const end = performance.now() + seconds * 1000;
  const counts = await Promise.all(
    senders.map(async (sender, at) => {
      let count = 0;
      for (; performance.now() < end; count += 1) await send(sender, talks[at] ?? talkOf(at));
      return count;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/**
 * What PostgreSQL hears of one send, by the server's own code in this process, where the one statement of a usual send
 * answers nothing because the session was not seen of late; that statement and what marks the session are left out.
 */
async function statementsOfSend({ database, databaseUrl }: OwnServer): Promise<Statement[]> {
  const server = await createTestServer({ beside: { databaseUrl } });
  const url = `http://127.0.0.1:${await server.listen()}`;
  const talk = talkOf(0);
  const client = await Client.signIn(url, database, talk.sender);
  await send(client, talk);
  await database.query(`update sessions set seen_at = now() - interval '2 minutes'`);
  const heard = await spyOnStatements(() => send(client, talk));
  const statements = heard.filter(
    ({ text }) => !/send_message|update "(sessions|users)"|pg_notify/.test(text),
  );
  client.close();
  await server.close();
  return statements;
}

/** Without the server, which would hear of every row and read it. */
async function alone<Found>({ server, database }: OwnServer, work: () => Promise<Found>): Promise<Found> {
  await server.kill();
  const found = await work();
  await database.query('truncate outbox');
  await server.launch();
  return found;
}
