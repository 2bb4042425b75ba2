import { createConnection } from 'node:net';
import { StartError } from '../start/StartError';
import { adminSocketPath, type Reply } from './AdminSocket';
import { UsageError } from './UsageError';

/** Has the server that holds the data folder run a command, and throws its refusal in the same words. */
export async function askServer(dataDir: string, holder: number, args: readonly string[]): Promise<string> {
  const { text, exitCode } = await send(dataDir, args).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(
      `The server (process ${holder}) holds ${dataDir} and takes no commands (${error.code ?? error.message}): ` +
        'run this as the same user on the same machine, or stop it first',
    );
  });
  if (exitCode === 0) return text;
  throw exitCode === 2 ? new UsageError(text) : new StartError(text);
}

function send(dataDir: string, args: readonly string[]): Promise<Reply> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = createConnection(adminSocketPath(dataDir));
    socket.setEncoding('utf8');
    socket.on('connect', () => socket.write(`${JSON.stringify(args)}\n`));
    socket.on('data', (part: string) => (answer += part));
    socket.on('error', reject);
    socket.on('end', () => {
      if (answer.endsWith('\n')) resolve(JSON.parse(answer) as Reply);
      else reject(new Error('it ended without an answer'));
    });
  });
}
