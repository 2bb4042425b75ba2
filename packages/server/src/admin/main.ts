import { readConfig } from '../config';
import { StartError } from '../StartError';
import { runCommand } from './runCommand';

try {
  process.stdout.write(`${await runCommand(process.argv.slice(2), () => readConfig(process.env))}\n`);
} catch (error) {
  const line = error instanceof StartError ? error.message : `The command failed: ${String(error)}`;
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
}
