import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../runStep';

type Mode = 'production' | 'development';

/** Runs a program of this checkout in a sample project, with React's code for a mode. */
export function runIn(folder: string, mode: Mode, binary: string, ...args: string[]): void {
  const options = { cwd: folder, stdio: 'inherit' as const, env: { ...process.env, NODE_ENV: mode } };
  execFileSync(process.execPath, [path.join(root, 'node_modules', binary), ...args], options);
}

/** Builds a sample project with Vite. */
export function runVite(folder: string, mode: Mode, ...options: string[]): void {
  runIn(folder, mode, 'vite/bin/vite.js', 'build', '--logLevel', 'error', '--mode', mode, ...options);
}
