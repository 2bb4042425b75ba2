/**
 * `npm run reliability`: crashes, cuts and stops of the real server, in small numbers. `-- --long` takes the full ones,
 * `-- crash live` only these files.
 */
import { runStep } from './runStep';

const args = process.argv.slice(2);
const files = args.filter((arg) => !arg.startsWith('--'));
const env = args.includes('--long') ? { RELIABILITY: 'long' } : {};
const command = ['npx', '--no-install', 'vitest', 'run', '-c', 'reliability/vitest.config.ts', ...files];
const { code } = await runStep('reliability', command, { env });
process.exitCode = code;
