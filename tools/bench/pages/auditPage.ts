import { execFile } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** What Lighthouse says of one load. */
export interface Audit {
  /** Of 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** In ms. */
  readonly firstPicture: number;
  /** In ms. */
  readonly largest: number;
  /** In ms. */
  readonly blocked: number;
  /** How fast the processor was, as Lighthouse counts it: it slows it down four times, however fast it is. */
  readonly processor: number;
}

const command = path.join(import.meta.dirname, 'node_modules/.bin/lighthouse');
const categories = 'performance,accessibility,best-practices,seo';

/**
 * Loads a page as Lighthouse's mobile preset does, in the browser that can be inspected at `port`. Lighthouse itself gives
 * way to the browser, which on a phone has the processor alone.
 */
export async function auditPage(address: string, port: number): Promise<Audit> {
  const flags = ['--output=json', '--quiet', '--disable-storage-reset'];
  const running = promisify(execFile)(
    command,
    [address, ...flags, `--port=${port}`, `--only-categories=${categories}`],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  if (running.child.pid) setPriority(running.child.pid, constants.priority.PRIORITY_LOW);
  return read(JSON.parse((await running).stdout) as Report, address);
}

interface Report {
  readonly finalDisplayedUrl: string;
  readonly runtimeError?: { readonly message: string };
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/** A page that was not reached, or not measured, has no score. */
function read({ finalDisplayedUrl, runtimeError, ...report }: Report, address: string): Audit {
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  if (new URL(finalDisplayedUrl).pathname !== new URL(address).pathname)
    throw new Error(`${address} led to ${finalDisplayedUrl}.`);
  const score = (name: string) => Math.round((report.categories[name]?.score ?? NaN) * 100);
  const ms = (name: string) => report.audits[name]?.numericValue ?? NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPicture: ms('first-contentful-paint'),
    largest: ms('largest-contentful-paint'),
    blocked: ms('total-blocking-time'),
    processor: report.environment.benchmarkIndex,
  };
}
