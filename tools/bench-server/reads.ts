import type pg from 'pg';
import type { ThrowAwayPostgres } from '../throwAwayPostgres';
import { Client } from './Client';
import { costGoals, costOfEach } from './costs';
import type { Goal } from './Goal';
import { makePopulation } from './population';
import { makeTalks } from './talks';
import { withServer } from './withServer';

/** A member with many likers and dialogues; the other one has fifty. */
const popular = 1;
const usual = 2;

/** What the reads of a page's opening cost, with 20,000 likes and with 50 and 1,000 dialogues. */
export async function measureReads(postgres: ThrowAwayPostgres, repeats: number): Promise<Goal[]> {
  return withServer(postgres.url, 'reads', async (own) => {
    await makePopulation(own.database, 25_000);
    await makeTalks(own.database, 1);
    await befriend(own.database);
    const [many, few] = await Promise.all(
      [popular, usual].map((id) => Client.signIn(own.server.url, own.database, id)),
    );
    if (!many || !few) throw new Error('Nobody signed in');
    const { dialogs } = await few.get<{ dialogs: { dialog_id: number }[] }>('/api/user-dialogs');
    const channels = {
      socket_id: '1.1',
      channel_names: dialogs.map(({ dialog_id: id }) => `private-chat-dialog.${id}`),
    };
    const reads: [string, () => Promise<unknown>, number][] = [
      ['liked-count with 20,000 likers', () => many.get('/api/likes/liked-count'), 1],
      ['50 dialogues', () => few.get('/api/dialogs'), 1.5],
      ['50 of 1,000 dialogues', () => many.get('/api/dialogs?limit=50'), 3],
      ['channels of 50 dialogues', () => few.post('/broadcasting/auth/batch', channels), 1.5],
    ];
    const goals: Goal[] = [];
    for (const [what, read, server] of reads) {
      const times = async (count: number) => {
        for (let time = 0; time < count; time += 1) await read();
        return count;
      };
      await times(Math.ceil(repeats / 5));
      goals.push(...costGoals(what, await costOfEach(own, postgres, () => times(repeats)), { server }));
    }
    for (const client of [many, few]) client.close();
    return goals;
  });
}

async function befriend(database: pg.Client): Promise<void> {
  await database.query(`insert into likes (from_id, to_id, created_at)
    select id, ${popular}, now() from users where id between 1000 and 20999`);
  for (const [id, first, count] of [
    [popular, 100, 1000],
    [usual, 2000, 50],
  ])
    await database.query(
      `insert into dialogues (low_id, high_id, is_shown_to_low, is_shown_to_high, is_kept_available)
      select $1::int, $2::int + n, true, true, true from generate_series(0, $3::int - 1) n`,
      [id, first, count],
    );
  await database.query('vacuum analyze');
}
