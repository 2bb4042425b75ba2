import { spawn } from 'node:child_process';
import { answering, freePort } from '../freePort';

interface StartedServer {
  readonly address: string;
  /** Ends it with all that it started. */
  readonly stop: () => void;
}

/** Starts a server that reads PORT, in UTC as servers mostly are, and waits until it listens. */
export async function startServer(
  folder: string,
  [file, ...args]: readonly [string, ...string[]],
  env: NodeJS.ProcessEnv,
): Promise<StartedServer> {
  const port = await freePort();
  const child = spawn(file, args, {
    cwd: folder,
    env: { ...env, PORT: String(port), TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const stop = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
  };
  try {
    await answering(port, `${file} ${args.join(' ')}`, 60);
  } catch (error) {
    stop();
    throw error;
  }
  return { address: `http://127.0.0.1:${port}/`, stop };
}
