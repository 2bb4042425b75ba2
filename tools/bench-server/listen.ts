import { openSocket, type Live } from './LiveSocket';
import { monotonicMs } from './monotonicMs';

/** Opens so many sockets, and says so. */
export interface Order extends Live {
  readonly sockets: number;
}

/** How long each delivery took from the send, and when the last one came. */
export interface Heard {
  readonly tookMs: readonly number[];
  readonly lastAt: number;
}

const atOnce = 25;

let tookMs: number[] = [];
let lastAt = 0;
let wanted = Infinity;

process.on('message', (message: Order | { readonly count: number }) => {
  if ('sockets' in message) return void openAll(message);
  wanted = message.count;
  answer();
});

async function openAll(order: Order): Promise<void> {
  for (let open = 0; open < order.sockets; open += atOnce)
    await Promise.all(
      Array.from({ length: Math.min(atOnce, order.sockets - open) }, () => openSocket(order, hear)),
    );
  process.send?.('open');
}

/** The text of the message is the moment it was sent. */
function hear(data: string): void {
  const { message } = JSON.parse(data) as { message?: { content: string } };
  if (!message) return;
  lastAt = monotonicMs();
  tookMs.push(lastAt - Number(message.content));
  answer();
}

function answer(): void {
  if (tookMs.length < wanted) return;
  process.send?.({ tookMs, lastAt } satisfies Heard);
  tookMs = [];
  wanted = Infinity;
}
