/**
 * The types of all packages, two at a time. Not `tsc -b`: it looks whether a package's own files have changed, not those
 * of others that it imports, and where nothing is emitted it would call a package right that has just been broken.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root, runStep } from './runStep';

interface Config {
  readonly references: readonly { readonly path: string }[];
}

const { references } = JSON.parse(readFileSync(path.join(root, 'tsconfig.json'), 'utf8')) as Config;
const waiting = references.map((reference) => reference.path);

async function work(): Promise<void> {
  for (let project = waiting.shift(); project; project = waiting.shift()) {
    const { code, output } = await runStep(project, ['npx', '--no-install', 'tsc', '-p', project], {
      quiet: true,
    });
    if (code === 0) continue;
    console.log(output);
    process.exitCode = 1;
  }
}

await Promise.all([work(), work()]);
