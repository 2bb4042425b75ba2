/** `npm run dev`: the server, started anew on every change, and Vite in front of it at http://127.0.0.1:5173. */
import { spawn, type ChildProcess } from 'node:child_process';
import { prefixLines } from './prefixLines';
import { root } from './runStep';

const serverUrl = process.env['SERVER_URL'] ?? `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;

const processes: Readonly<Record<string, readonly string[]>> = {
  server: ['tsx', 'watch', '--clear-screen=false', 'packages/server/src/main.ts'],
  page: ['vite', '--config', 'packages/app/vite.config.ts', '--clearScreen=false'],
};

const children = Object.entries(processes).map(([name, command]) => begin(name, command));
let isEnding = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, endAll);

function begin(name: string, [binary = '', ...args]: readonly string[]): ChildProcess {
  const child = spawn(`node_modules/.bin/${binary}`, args, {
    cwd: root,
    env: { ...process.env, SERVER_URL: serverUrl, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Ctrl-C reaches this process alone: told to end twice, the server would be killed before it has closed its database.
    detached: true,
  });
  prefixLines(child.stdout, name, process.stdout);
  prefixLines(child.stderr, name, process.stderr);
  child.on('error', (error) => process.stderr.write(`${name} could not start: ${error.message}\n`));
  // One without the other is of no use.
  child.on('close', (code) => {
    process.exitCode ||= code ?? 0;
    endAll();
  });
  return child;
}

function endAll(): void {
  if (isEnding) return;
  isEnding = true;
  for (const child of children) if (isRunning(child)) child.kill('SIGTERM');
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}
