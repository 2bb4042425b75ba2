import { readConfig } from '../config';
import { StartError } from '../StartError';
import { openForAdmin } from './openForAdmin';
import { runCommand } from './runCommand';
import { UsageError } from './UsageError';

try {
  const answer = await runCommand(process.argv.slice(2), async () => openForAdmin(readConfig(process.env)));
  process.stdout.write(`${answer}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : failure(error)}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

/** In one line, and by the cause: a failed query's own message holds its values. */
function failure(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return `The command failed: ${String(cause).replace(/\s+/g, ' ')}`;
}
