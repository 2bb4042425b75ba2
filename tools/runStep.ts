import { spawn } from 'node:child_process';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');

export interface StepResult {
  readonly name: string;
  readonly code: number;
  readonly output: string;
  readonly seconds: number;
}

/** Runs a command in the project's root; its output is shown as it comes, or kept until it has failed. */
export async function runStep(
  name: string,
  command: readonly string[],
  options: { env?: NodeJS.ProcessEnv; quiet?: boolean } = {},
): Promise<StepResult> {
  const started = Date.now();
  const [file = '', ...args] = command;
  const child = spawn(file, args, {
    cwd: root,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  const take = (chunk: Buffer) => {
    chunks.push(chunk.toString());
    if (!options.quiet) process.stdout.write(chunk);
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  const code = await new Promise<number>((resolve) => {
    child.on('error', (error) => {
      chunks.push(error.message);
      resolve(1);
    });
    child.on('close', (exit) => resolve(exit ?? 1));
  });
  return { name, code, output: chunks.join(''), seconds: Math.round((Date.now() - started) / 1000) };
}
