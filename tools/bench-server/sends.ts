import { createTestServer } from '../../packages/server/src/test/createTestServer';
import { Client } from './Client';
import type { Goal } from './Goal';
import { median } from './numbers';
import { pgbenchScript } from './pgbenchScript';
import { runPgbench } from './runPgbench';
import { send } from './send';
import { spyOnStatements, type Statement } from './spyOnStatements';
import { makeTalks, talkOf, type Talk } from './talks';
import { withServer, type OwnServer } from './withServer';

const clients = 32;
const share = 0.5;

/** Sends by HTTP, each member over a connection that is kept, beside pgbench with the statements of one such send. */
export async function measureSends(cluster: string, seconds: number, repeats: number): Promise<Goal[]> {
  return withServer(cluster, 'sends', async (own) => {
    const talks = await makeTalks(own.database, clients);
    const statements = await statementsOfSend(own);
    const script = pgbenchScript(statements);
    console.log(`\nStatements of one send: ${statements.length}\n${script}`);
    const senders = await Promise.all(
      talks.map(({ sender }) => Client.signIn(own.server.url, own.database, sender)),
    );
    const [ours, theirs]: [number[], number[]] = [[], []];
    await sendAll(senders, talks, 2);
    for (let repeat = 0; repeat < repeats; repeat += 1) {
      ours.push(await sendAll(senders, talks, seconds));
      theirs.push(await alone(own, () => runPgbench({ ...own, script, clients, seconds })));
    }
    for (const sender of senders) sender.close();
    const ratio = median(ours) / median(theirs);
    return [
      {
        what: `sends of ${clients} members at once, ${repeats} repeats of ${seconds} s`,
        found: `${Math.round(median(ours))} a second beside ${Math.round(median(theirs))} of pgbench, ${ratio.toFixed(2)} of it`,
        goal: `at least ${share}`,
        isReached: ratio >= share,
      },
    ];
  });
}

/** Sends per second, each sender one after another. */
async function sendAll(senders: readonly Client[], talks: readonly Talk[], seconds: number): Promise<number> {
  const start = performance.now();
  const end = start + seconds * 1000;
  const counts = await Promise.all(
    senders.map(async (sender, at) => {
      let count = 0;
      for (; performance.now() < end; count += 1) await send(sender, talks[at] ?? talkOf(at));
      return count;
    }),
  );
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (total * 1000) / (performance.now() - start);
}

/** What PostgreSQL hears of one real send, by the server's own code in this process; connections are open already. */
async function statementsOfSend({ database, databaseUrl }: OwnServer): Promise<Statement[]> {
  const server = await createTestServer({ beside: { databaseUrl } });
  const url = `http://127.0.0.1:${await server.listen()}`;
  const talk = talkOf(0);
  const client = await Client.signIn(url, database, talk.sender);
  await send(client, talk);
  const statements = await spyOnStatements(() => send(client, talk));
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
