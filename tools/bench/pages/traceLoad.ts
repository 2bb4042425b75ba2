import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startBrowser } from './withBrowser';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Thread time, in µs. */
  readonly tdur?: number;
  readonly args?: { readonly beginData?: { readonly url?: string } };
}

/** In s; a page is long done by then. */
const duration = 6;
/** As Lighthouse slows the processor of its phone down. */
const slowdown = 4;
/** In ms: a longer task blocks. */
const allowed = 50;

const phone = [
  '--window-size=412,823',
  '--lang=ru-RU',
  '--user-agent=Mozilla/5.0 (Linux; Android 11; moto g power) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
];

/**
 * How many ms a page blocks as it loads on a processor four times slower, as Lighthouse counts it, in a browser that nobody
 * inspects: an inspected one tells of each error where in the code it was made, and parses that code anew for it.
 */
export async function blockedUninspected(address: string, profile: string): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'iskra-trace-'));
  const file = path.join(folder, 'trace.json');
  const tracing = [
    '--trace-startup=toplevel,devtools.timeline',
    `--trace-startup-file=${file}`,
    '--trace-startup-format=json',
    `--trace-startup-duration=${duration}`,
  ];
  const browser = startBrowser(profile, [...phone, ...tracing, address]);
  try {
    await written(file);
    return blockedIn(JSON.parse(readFileSync(file, 'utf8')) as { traceEvents: TraceEvent[] }, address);
  } finally {
    await browser.end();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The browser writes it at once, when the time is over. */
async function written(file: string): Promise<void> {
  for (let tries = 0; !existsSync(file); tries += 1) {
    if (tries > duration * 10) throw new Error('Chromium wrote no trace.');
    await sleep(500);
  }
  await sleep(500);
}

function blockedIn({ traceEvents }: { traceEvents: TraceEvent[] }, address: string): number {
  const page = traceEvents.find(
    ({ name, args }) => name === 'ParseHTML' && args?.beginData?.url?.startsWith(address),
  );
  if (!page) throw new Error(`${address} was not loaded.`);
  return traceEvents
    .filter(({ name, pid, tid }) => name === mainTask && pid === page.pid && tid === page.tid)
    .map(({ tdur = 0 }) => (tdur / 1000) * slowdown - allowed)
    .reduce((sum, beyond) => sum + Math.max(0, beyond), 0);
}

const mainTask = 'ThreadControllerImpl::RunTask';
