import { ServerProcess } from '../../e2e/ServerProcess';
import { processorMs } from '../processorMs';
import { Client } from './Client';
import type { Goal } from './Goal';
import { sendAll } from './sends';
import { makeTalks } from './talks';
import { withServer } from './withServer';

const most = 0.05;

/** What a process that nobody uses costs for each message that another process of the cluster takes. */
export async function measureSecond(cluster: string, seconds: number): Promise<Goal[]> {
  return withServer(cluster, 'second', async ({ server, database, databaseUrl }) => {
    const talks = await makeTalks(database, 32);
    const senders = await Promise.all(talks.map(({ sender }) => Client.signIn(server.url, database, sender)));
    const idle = await ServerProcess.start({ DATABASE_URL: databaseUrl });
    try {
      await sendAll(senders, talks, 1);
      const before = processorMs(idle.id ?? 0);
      const count = await sendAll(senders, talks, seconds);
      const each = (processorMs(idle.id ?? 0) - before) / count;
      return [
        {
          what: 'an idle second process, per message of the cluster',
          found: `${each.toFixed(3)} ms`,
          goal: `${most} ms`,
          isReached: each <= most,
        },
      ];
    } finally {
      for (const sender of senders) sender.close();
      await idle.close();
    }
  });
}
