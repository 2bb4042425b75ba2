import path from 'node:path';
import { liveOf } from './fanOut';
import type { Goal } from './Goal';
import { openSocket, type Live } from './LiveSocket';
import { makeTalks } from './talks';
import { withServer } from './withServer';

const atOnce = 50;
const settleMs = 2500;
const mib = 2 ** 20;
const mayGrow = { heap: 2, resident: 15 } as const;

/** Memory before and after so many sockets were opened, subscribed and cut; the first ones only warm up. */
export async function measureMemory(cluster: string, cycles: number): Promise<Goal[]> {
  const env = {
    NODE_OPTIONS: `--import tsx --import ${path.join(import.meta.dirname, 'collectGarbage.ts')}`,
  };
  const measure = async (own: Parameters<Parameters<typeof withServer>[2]>[0]) => {
    const [talk] = await makeTalks(own.database, 1);
    if (!talk) throw new Error('Nobody talks');
    const live = await liveOf(own, talk);
    await connectAndDrop(live, cycles / 2);
    const before = await readMetrics(own.server.url);
    await connectAndDrop(live, cycles);
    return judge(cycles, before, await readMetrics(own.server.url));
  };
  return withServer(cluster, 'memory', measure, env);
}

interface Metrics {
  readonly heap: number;
  readonly resident: number;
  readonly sockets: number;
  readonly subscriptions: number;
}

function judge(cycles: number, before: Metrics, after: Metrics): Goal[] {
  const [heap, resident] = [after.heap - before.heap, after.resident - before.resident];
  return [
    {
      what: `heap after ${cycles} sockets came and went`,
      found: `${before.heap.toFixed(1)} to ${after.heap.toFixed(1)} MiB`,
      goal: `grows by less than ${mayGrow.heap} MiB`,
      isReached: heap < mayGrow.heap,
    },
    {
      what: 'resident memory meanwhile',
      found: `${before.resident.toFixed(0)} to ${after.resident.toFixed(0)} MiB`,
      goal: `grows by less than ${mayGrow.resident} MiB`,
      isReached: resident < mayGrow.resident,
    },
    {
      what: 'sockets and subscriptions left',
      found: `${after.sockets} and ${after.subscriptions}`,
      goal: 'none',
      isReached: after.sockets + after.subscriptions === 0,
    },
  ];
}

async function connectAndDrop(live: Live, cycles: number): Promise<void> {
  for (let done = 0; done < cycles; done += atOnce) {
    const sockets = await Promise.all(Array.from({ length: atOnce }, () => openSocket(live)));
    for (const socket of sockets) socket.terminate();
  }
}

/** After a rest in which garbage is collected several times. */
async function readMetrics(url: string): Promise<Metrics> {
  await new Promise((resolve) => setTimeout(resolve, settleMs));
  const text = await (await fetch(`${url}/metrics`)).text();
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? NaN);
  return {
    heap: read('nodejs_heap_size_used_bytes') / mib,
    resident: read('process_resident_memory_bytes') / mib,
    sockets: read('iskra_sockets_open'),
    subscriptions: read('iskra_subscriptions'),
  };
}
