import type { Config } from './config';
import { outliveEscapes } from '../escapes/outliveEscapes';
import { describeInLine } from '../log/describeError';
import { stdoutLog } from '../log/stdoutLog';
import { StartError } from './StartError';
import { startServer, type RunningServer } from './startServer';

/** Starts the server, says where it is, and closes it on SIGINT and SIGTERM; a failed start is one line and exit code 1. */
export async function runServer(readConfig: () => Config | Promise<Config>): Promise<void> {
  try {
    const config = await readConfig();
    const server = await startServer(config, stdoutLog());
    outliveEscapes(server.escapes);
    closeOnSignals(server);
    process.stdout.write(welcome(config, server));
  } catch (error) {
    const line =
      error instanceof StartError ? error.message : `Iskra could not start: ${describeInLine(error)}`;
    process.stderr.write(`${line}\n`);
    process.exit(1);
  }
}

function closeOnSignals(server: RunningServer): void {
  let isClosing = false;
  const close = () => {
    if (isClosing) return;
    isClosing = true;
    void server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`Iskra did not close cleanly: ${describeInLine(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
}

function welcome({ seed, smtpUrl }: Config, { url }: RunningServer): string {
  const lines = [`Iskra is ready at ${url}`];
  if (!smtpUrl) lines.push(`Mailbox: ${url}/dev/mail`);
  if (seed === 'demo') {
    lines.push('Demo accounts: artem@iskra.demo and vera@iskra.demo, password iskra-demo');
  }
  return `${lines.join('\n')}\n`;
}
