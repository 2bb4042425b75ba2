import { startThrowAwayPostgres } from '../throwAwayPostgres';
import { Client } from './Client';
import type { Goal } from './Goal';
import { sendAll } from './sends';
import { makeTalks } from './talks';
import { withServer } from './withServer';

const flushMs = 2;
const least = 1000;

/** Sends a second where each flush takes 2 ms, as on a disk elsewhere: more members at once must not make it fewer. */
export async function measureFlush(seconds: number): Promise<Goal[]> {
  const postgres = await startThrowAwayPostgres([
    'fsync=on',
    `commit_delay=${flushMs * 1000}`,
    'commit_siblings=0',
  ]);
  try {
    return await withServer(postgres.url, 'flush', async ({ server, database }) => {
      const talks = await makeTalks(database, 64);
      const senders = await Promise.all(
        talks.map(({ sender }) => Client.signIn(server.url, database, sender)),
      );
      const rates = [];
      for (const count of [32, 64])
        rates.push((await sendAll(senders.slice(0, count), talks, seconds)) / seconds);
      for (const sender of senders) sender.close();
      const [few = 0, many = 0] = rates.map(Math.round);
      const found = `${few} and ${many} a second`;
      const isReached = few >= least && many >= few * 0.95;
      return [
        {
          what: `sends of 32 and 64 at once, a flush of ${flushMs} ms`,
          found,
          goal: `${least}, not falling`,
          isReached,
        },
      ];
    });
  } finally {
    postgres.stop();
  }
}
