/**
 * `npm run bench`: main-thread processor time of the kit's flagships, production builds in Chromium, interleaved
 * repeats in shuffled order, printed as ratios with their spread. By itself it measures against plain-DOM floors
 * written for the same scenarios; `--peers` measures the packed kit beside other libraries as well, which
 * `--peers --install` installs; `--prices` measures the packed kit beside itself without each of its features.
 * `--pages` judges the product's pages with Lighthouse, which `--pages --install` installs.
 * `npm run bench -- deck chat` plays only these; `--repeats=7` changes the number.
 */
import { runBesideFloors } from './besideFloors';
import { installPeers } from './beside/installPeers';
import { runBesidePeers } from './beside/runBesidePeers';
import { installLighthouse, runPages } from './pages/runPages';
import type { Wanted } from './playAll';
import { runPrices } from './prices/runPrices';

const args = process.argv.slice(2);
const wanted: Wanted = {
  names: args.filter((arg) => !arg.startsWith('--')),
  repeats: Number(args.find((arg) => arg.startsWith('--repeats='))?.split('=')[1] ?? 5),
};

const has = (flag: string) => args.includes(`--${flag}`);

if (has('prices')) await runPrices(wanted);
else if (has('pages')) await (has('install') ? installLighthouse() : runPages(wanted));
else if (!has('peers')) await runBesideFloors(wanted);
else if (has('install')) installPeers();
else process.exitCode = await runBesidePeers(wanted);
