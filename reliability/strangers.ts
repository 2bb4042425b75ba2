import { connect, type Socket } from 'node:net';

/** What a stranger does once connected. */
export interface Visit {
  /** A port of this machine, or the path of a Unix socket. */
  readonly to: number | string;
  /** Written one after another; the next one when something came back, or after a moment. */
  readonly bytes: readonly (string | Buffer)[];
  /** Hears an answer out and goes, or is cut off by a TCP reset so many ms after the last byte. */
  readonly leaves: 'answered' | { readonly resetAfterMs: number };
}

/** How long a stranger waits for what does not come. */
const patienceMs = 1500;
const afterAnswerMs = 20;

/** Sends bytes as no browser would and leaves; answers what came back, and never fails itself. */
export function visit({ to, bytes, leaves }: Visit): Promise<string> {
  return new Promise((resolve) => {
    const socket = typeof to === 'number' ? connect(to, '127.0.0.1') : connect(to);
    const waiting = [...bytes];
    let heard = '';
    let timer: NodeJS.Timeout | undefined;
    const next = () => {
      clearTimeout(timer);
      const part = waiting.shift();
      if (part !== undefined && socket.writable) socket.write(part);
      if (waiting.length > 0) timer = setTimeout(next, patienceMs);
      else if (leaves === 'answered') timer = setTimeout(() => socket.destroy(), patienceMs);
      else cutOff(socket, leaves.resetAfterMs);
    };
    socket.on('connect', next);
    socket.on('data', (chunk) => {
      heard += chunk.toString('latin1');
      if (waiting.length > 0) return next();
      clearTimeout(timer);
      timer = setTimeout(() => socket.destroy(), afterAnswerMs);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(heard);
    });
  });
}

/** A Unix socket knows no reset: there it is a plain end. */
function cutOff(socket: Socket, afterMs: number): void {
  const cut = () => (socket.remoteAddress === undefined ? socket.destroy() : socket.resetAndDestroy());
  if (afterMs === 0) setImmediate(cut);
  else setTimeout(cut, afterMs);
}

/** Many strangers, a few at a time. */
export async function visitAll(visits: readonly Visit[], atOnce = 64): Promise<string[]> {
  const heard: string[] = [];
  const waiting = visits.entries();
  const work = async () => {
    for (const [at, one] of waiting) heard[at] = await visit(one);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return heard;
}

/** The same bytes, cut off after each of them in turn (or each `step`th) by a reset. */
export function cutAtEach(to: number | string, bytes: Buffer, step = 1): Visit[] {
  const ends = Array.from({ length: Math.ceil(bytes.length / step) }, (_, at) => (at + 1) * step);
  return ends.map((end) => ({
    to,
    bytes: [bytes.subarray(0, end)],
    leaves: { resetAfterMs: end % 3 === 0 ? 5 : 0 },
  }));
}

/** A request as text. */
export function requestOf(line: string, headers: readonly string[] = [], body = ''): string {
  return [line, 'Host: 127.0.0.1', ...headers, '', body].join('\r\n');
}
