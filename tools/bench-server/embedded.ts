import { ServerProcess } from '../../e2e/ServerProcess';
import { Member } from '../../reliability/Member';
import type { Goal } from './Goal';
import { percentile } from './numbers';

const most = { sendMs: 250, loopMs: 20 } as const;

/** The embedded default: what a send takes while so many send at once, and how long the event loop is held meanwhile. */
export async function measureEmbedded(seconds: number, count = 20): Promise<Goal[]> {
  const server = await ServerProcess.start({ RATE_LIMIT_SCALE: '1000000' });
  try {
    const talks = await Promise.all(Array.from({ length: count }, () => talk(server)));
    await readLag(server);
    const end = performance.now() + seconds * 1000;
    const times = await Promise.all(
      talks.map(async ({ he, she, dialogueId }) => {
        const own: number[] = [];
        while (performance.now() < end) {
          const start = performance.now();
          await he.send(dialogueId, she, 'Привет! Как ты?');
          own.push(performance.now() - start);
        }
        return own;
      }),
    );
    const [send, loop] = [percentile(times.flat(), 0.99), await readLag(server)];
    const line = (what: string, found: number, goal: number): Goal => ({
      what,
      found: `${found.toFixed(0)} ms`,
      goal: `${goal} ms`,
      isReached: found <= goal,
    });
    return [
      line(`embedded, ${count} senders: p99 of a send`, send, most.sendMs),
      line('embedded: p99 of the event loop meanwhile', loop, most.loopMs),
    ];
  } finally {
    await server.close();
  }
}

async function talk(server: ServerProcess) {
  const address = { url: server.url, codeFor: (email: string) => server.codeFor(email) };
  const [he, she] = [
    await Member.register(address, 'male', 'Илья'),
    await Member.register(address, 'female', 'Вера'),
  ];
  return { he, she, dialogueId: await he.begin(she) };
}

/** Node measures from one tick to the next: a loop that lags nowhere shows a whole tick. */
const tickMs = 10;

/** In ms, since it was asked for the last time. */
async function readLag({ url }: ServerProcess): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Math.max(0, 1000 * Number(/^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(text)?.[1]) - tickMs);
}
