/** `npm run gen KIND NAME`: a new component, feature, resource or decision from a template that is real code. */
import { execFileSync } from 'node:child_process';
import { root } from '../runStep';
import { generate } from './generate';
import { GenError } from './GenError';

try {
  const { files, runs, next } = await generate(root, process.argv.slice(2));
  for (const file of files) console.log(`wrote ${file}`);
  if (runs) execFileSync('npx', ['--no-install', 'tsx', runs], { cwd: root, stdio: 'inherit' });
  console.log(['', 'Next:', ...next.map((step) => `- ${step}`)].join('\n'));
} catch (error) {
  if (!(error instanceof GenError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
