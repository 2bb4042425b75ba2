import { readConfig } from '../config';
import { failureLine } from './AdminSocket';
import { openForAdmin } from './openForAdmin';
import { runCommand } from './runCommand';
import { UsageError } from './UsageError';

try {
  const answer = await runCommand(process.argv.slice(2), async () => openForAdmin(readConfig(process.env)));
  process.stdout.write(`${answer}\n`);
} catch (error) {
  process.stderr.write(`${failureLine(error)}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
