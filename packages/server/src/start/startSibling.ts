import { fork, type ChildProcess, type ForkOptions } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/**
 * Starts the module `name` beside the module `here` (its import.meta.url) as a process: TypeScript by tsx while
 * developing; in the bundle, where all entries lie in one folder, JavaScript.
 */
export function forkSibling(here: string, name: string, options: ForkOptions): ChildProcess {
  const execArgv = isSource(here) ? ['--import', 'tsx'] : [];
  return fork(fileURLToPath(siblingUrl(here, name)), { ...options, execArgv });
}

/** The same as a thread. */
export function threadOfSibling(here: string, name: string, workerData: unknown): Worker {
  const url = siblingUrl(here, name);
  if (!isSource(here)) return new Worker(url, { workerData });
  // A thread does not inherit tsx from --import.
  const tsx = import.meta.resolve('tsx/esm/api');
  const script = `import('${tsx}').then(({ register }) => (register(), import('${url.href}')))`;
  return new Worker(script, { eval: true, workerData });
}

const isSource = (here: string) => here.endsWith('.ts');

const siblingUrl = (here: string, name: string) => new URL(`./${name}.${isSource(here) ? 'ts' : 'js'}`, here);
