/** Opens every story of the built Storybook in mixed settings: `--all` in all pairs of them, `--only words` some. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { chromiumPath } from '../chromium';
import { proveFaultsAreFound } from './proveFaultsAreFound';
import { allPairs, mixed, type Setting } from './settings';
import { Viewer } from './Viewer';

const root = fileURLToPath(new URL('../..', import.meta.url));
const options = process.argv.slice(2);
const only = options[options.indexOf('--only') + 1];

interface Entry {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly name: string;
  readonly tags: readonly string[];
}

const outDir = path.join(root, 'storybook-static');
const server = await preview({
  root,
  configFile: false,
  build: { outDir },
  preview: { host: '127.0.0.1', port: 0 },
});
const url = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
const began = Date.now();
let [looked, red] = [0, 0];
try {
  await proveFaultsAreFound(browser);
  const { entries } = (await (await fetch(`${url}index.json`)).json()) as { entries: Record<string, Entry> };
  const stories = Object.values(entries).filter(isForLooking);
  const settings = options.includes('--all') ? allPairs : mixed;
  const waiting = [...settings];
  const lookOn = async () => {
    for (let setting = waiting.shift(); setting; setting = waiting.shift()) await lookAt(stories, setting);
  };
  await Promise.all([lookOn(), lookOn()]);
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(
    `${stories.length} stories x ${settings.length} settings: ${looked} looked at, ${red} red, ${seconds} s`,
  );
} finally {
  await browser.close();
  await server.close();
}
process.exitCode = red > 0 ? 1 : 0;

function isForLooking({ type, tags, id, title, name }: Entry): boolean {
  if (type !== 'story' || tags.includes('proof')) return false;
  return !options.includes('--only') || `${id} ${title} ${name}`.includes(only ?? '');
}

async function lookAt(stories: readonly Entry[], setting: Setting): Promise<void> {
  const viewer = await Viewer.open(browser, url, setting);
  for (const { id, title, name } of stories) {
    const faults = await lastingFaults(viewer, id);
    looked += 1;
    if (faults.length === 0) continue;
    red += 1;
    console.log(
      `${setting.name}: ${title} / ${name} (${id})\n${faults.map((fault) => `    ${fault}`).join('\n')}`,
    );
  }
  await viewer.close();
}

/** What a busy machine drew too late, or another story left behind, is gone on a page of its own. */
async function lastingFaults(viewer: Viewer, id: string): Promise<string[]> {
  const faults = await viewer.faultsOf(id).catch((error: unknown) => [String(error)]);
  return faults.length === 0 ? faults : viewer.faultsOf(id, true).catch((error: unknown) => [String(error)]);
}
