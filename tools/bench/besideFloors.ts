import path from 'node:path';
import { withPage } from './withPage';
import { playAll, type Wanted } from './playAll';
import { report } from './report';
import { subjects } from './subjects';

const root = path.join(import.meta.dirname, 'page');
const viewport = { width: 460, height: 760 };

/** Measures the kit's sources beside plain-DOM floors and prints the ratios. */
export async function runBesideFloors({ names, repeats }: Wanted): Promise<void> {
  await withPage({ root }, async (browser, address) => {
    console.log(
      `Chromium ${browser.version()}, ${repeats} repeats: times the floor, median (lowest to highest)\n`,
    );
    for (const subject of subjects.filter(({ name }) => names.length === 0 || names.includes(name))) {
      const runs = await playAll(browser, { address, viewport, repeats }, subject);
      const failed = runs.find(({ fault }) => fault !== undefined);
      if (failed) throw new Error(`${failed.contender}: ${failed.fault}`);
      report(subject, runs);
    }
  });
}
