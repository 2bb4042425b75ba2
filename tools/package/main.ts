/**
 * `npm run package`: packs the kit, checks the tarball, and builds a project of somebody else's upon it with React 18
 * and 19, guides included, which is type-checked, rendered in Node, hydrated and used in Chromium. Needs no network.
 * With `--servers` also projects of Next and React Router, which npm brings.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumPath } from '../chromium';
import { chromiumFlags } from '../chromiumFlags';
import { checkPackage } from './checkPackage';
import { layOutConsumer } from './layOutConsumer';
import { pack } from './pack';
import { tryConsumer } from './tryConsumer';
import { tryFrameworks } from './tryFrameworks';

process.exitCode = await main();

async function main(): Promise<number> {
  const tarball = await pack();
  const folder = mkdtempSync(path.join(tmpdir(), 'iskra-package-'));
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumFlags, '--disable-gpu'],
  });
  const faults = await checkPackage(tarball);
  try {
    for (const major of [19, 18] as const) {
      const project = path.join(folder, `react-${major}`);
      layOutConsumer(project, tarball, major);
      const found = await tryConsumer(project, browser, major);
      faults.push(...found.map((fault) => `React ${major}, ${fault}`));
    }
    if (process.argv.includes('--servers')) faults.push(...(await tryFrameworks(folder, tarball, browser)));
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
  for (const fault of faults) console.error(fault);
  console.log(faults.length === 0 ? 'The package is sound.' : `${faults.length} faults`);
  return faults.length === 0 ? 0 : 1;
}
