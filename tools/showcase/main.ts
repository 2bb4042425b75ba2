/**
 * `npm run showcase`: writes showcase/, a static site of Storybook, docs, the calls, sizes, measurements and the
 * requirements' proofs. Its links are relative, so any host serves it under any path. `-- --built` takes the Storybook
 * that is built already; `-- --walk` opens the site in a browser under a deep path and follows its links.
 */
import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root, runStep } from '../runStep';
import { walkSite } from './walkSite';
import { writeApiReference } from './writeApiReference';
import { writeDocuments } from './writeDocuments';
import { writeFront } from './writeFront';
import { writeSizes } from './writeSizes';

const options = process.argv.slice(2);
const site = path.join(root, 'showcase');
const storybook = path.join(root, 'storybook-static');
const npx = (...args: string[]) => ['npx', '--no-install', ...args];

if (!options.includes('--built') || !existsSync(path.join(storybook, 'index.json')))
  await need('storybook', npx('storybook', 'build', '--disable-telemetry', '--quiet'));

rmSync(site, { recursive: true, force: true });
cpSync(storybook, path.join(site, 'storybook'), { recursive: true });
writeApiReference(site);
await writeSizes(site);
const documents = writeDocuments(site);
writeFront(site);
console.log(`showcase: ${documents} documents, written to showcase/`);

if (options.includes('--walk')) await walk();

async function need(name: string, command: readonly string[]): Promise<void> {
  const { code, output } = await runStep(name, command, { quiet: true });
  if (code !== 0) throw new Error(`${name} failed:\n${output}`);
}

async function walk(): Promise<void> {
  const { pages, faults } = await walkSite(site);
  for (const fault of faults) console.error(`showcase: ${fault}`);
  console.log(`showcase: ${pages} pages walked, ${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
}
