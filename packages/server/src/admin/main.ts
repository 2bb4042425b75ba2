import { readConfig } from '../start/config';
import { failureLine } from './AdminSocket';
import { openForAdmin } from './openForAdmin';
import { runCommand } from './runCommand';
import { UsageError } from './UsageError';

try {
  const answer = await runCommand(readCommandLine(), async () => openForAdmin(readConfig(process.env)));
  process.stdout.write(`${answer}\n`);
} catch (error) {
  process.stderr.write(`${failureLine(error)}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

/** npm takes --force out of `npm run db:restore FILE --force` and passes it on only in the environment. */
function readCommandLine(): string[] {
  const given = process.argv.slice(2);
  const isForced = process.env['npm_config_force'] === 'true' && given.slice(0, 2).join(' ') === 'db restore';
  return isForced && !given.includes('--force') ? ['--force', ...given] : given;
}
