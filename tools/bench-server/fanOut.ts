import { channels } from '@iskra/api-contract';
import { Client } from './Client';
import type { Goal } from './Goal';
import { Listeners } from './Listeners';
import type { Live } from './LiveSocket';
import { monotonicMs } from './monotonicMs';
import { inMs, percentile } from './numbers';
import { send } from './send';
import { makeTalks, type Talk } from './talks';
import { withServer, type OwnServer } from './withServer';

const sockets = 500;
const restMs = 100;
const p99Goal = 250;

/** A message to so many sockets on one dialogue: how soon it is everywhere, and how many deliveries a second there are. */
export async function measureFanOut(cluster: string, messages: number): Promise<Goal[]> {
  return withServer(cluster, 'fan_out', async (own) => {
    const [talk] = await makeTalks(own.database, 1);
    if (!talk) throw new Error('Nobody talks');
    const sender = await Client.signIn(own.server.url, own.database, talk.sender);
    const listeners = await Listeners.open({ ...(await liveOf(own, talk)), sockets });
    try {
      const calm = await oneByOne(sender, talk, listeners, messages);
      const rate = await atOnce(sender, talk, listeners, messages);
      const [p50, p99] = [percentile(calm, 0.5), percentile(calm, 0.99)];
      return [
        {
          what: `one message to ${sockets} sockets, ${messages} times, from the send to the receipt`,
          found: `p50 ${inMs(p50)}, p99 ${inMs(p99)}`,
          goal: `p99 below ${p99Goal} ms`,
          isReached: p99 < p99Goal,
        },
        {
          what: `${messages} messages without a pause to ${sockets} sockets`,
          found: `${Math.round(rate)} deliveries a second`,
          goal: 'every one arrives',
          isReached: true,
        },
      ];
    } finally {
      listeners.close();
      sender.close();
    }
  });
}

/** Where the recipient hears the dialogue. */
export async function liveOf({ server, database }: OwnServer, { recipient, dialogue }: Talk): Promise<Live> {
  const client = await Client.signIn(server.url, database, recipient);
  const { rows } = await database.query<{ value: string }>(
    `select value from settings where key = 'realtime.key'`,
  );
  client.close();
  const key = (rows[0]?.value ?? '').slice(0, 20);
  return { url: server.url, key, headers: client.headers, channel: channels.dialogue(dialogue) };
}

async function oneByOne(
  sender: Client,
  talk: Talk,
  listeners: Listeners,
  messages: number,
): Promise<number[]> {
  const all: number[] = [];
  for (let count = 0; count < messages; count += 1) {
    await send(sender, talk, String(monotonicMs()));
    all.push(...(await listeners.heard(sockets)).tookMs);
    await new Promise((resolve) => setTimeout(resolve, restMs));
  }
  return all;
}

async function atOnce(sender: Client, talk: Talk, listeners: Listeners, messages: number): Promise<number> {
  const start = monotonicMs();
  for (let count = 0; count < messages; count += 1) await send(sender, talk, String(monotonicMs()));
  const { tookMs, lastAt } = await listeners.heard(sockets * messages);
  return (tookMs.length * 1000) / (lastAt - start);
}
