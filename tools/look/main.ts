/**
 * Opens every story of the built Storybook in mixed settings; with `--all` in all pairs of them, and the product's on a
 * page loaded anew on a slow processor; with `--only words` some. Before that it walks a designer's tasks, points at
 * every control with a finger and at disabled ones with a mouse, with `--tasks` nothing else; `--pictures folder` keeps
 * what is seen at the tasks' ends.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { chromiumPath } from '../chromium';
import { chromiumFlags } from '../chromiumFlags';
import { tryAsDesigner } from './designerTasks';
import { disabledUnderPointer } from './disabledUnderPointer';
import { proveFaultsAreFound } from './proveFaultsAreFound';
import { allPairs, cold, mixed, type Setting } from './settings';
import { smallTargets } from './smallTargets';
import { Viewer } from './Viewer';

const root = fileURLToPath(new URL('../..', import.meta.url));
const options = process.argv.slice(2);
const isWhole = options.includes('--all');
const valueOf = (option: string) =>
  options.includes(option) ? options[options.indexOf(option) + 1] : undefined;
const only = valueOf('--only');

interface Entry {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly name: string;
  readonly tags: readonly string[];
  readonly importPath: string;
}

/** Some stories in one setting, one after the other on one page. */
interface Look {
  readonly stories: readonly Entry[];
  readonly setting: Setting;
}

const isOfProduct = ({ importPath }: Entry) => importPath.includes('packages/app/');

const outDir = path.join(root, 'storybook-static');
const server = await preview({
  root,
  configFile: false,
  build: { outDir },
  preview: { host: '127.0.0.1', port: 0 },
});
const url = server.resolvedUrls?.local[0] ?? '';
const launch = (...args: string[]) =>
  chromium.launch({ executablePath: chromiumPath(), args: [...chromiumFlags, ...args] });
const browser = await launch();
const browserOfLargeText = await launch('--blink-settings=defaultFontSize=32,defaultFixedFontSize=26');
const began = Date.now();
let [looked, red] = [0, 0];
const suspects: { readonly story: Entry; readonly setting: Setting }[] = [];
try {
  await proveFaultsAreFound(browser);
  const { entries } = (await (await fetch(`${url}index.json`)).json()) as { entries: Record<string, Entry> };
  if (only === undefined) {
    red += (await tryAsDesigner(browser, url, valueOf('--pictures'))).length;
    red += tell(await smallTargets(browser, url));
    red += tell(await disabledUnderPointer(browser, url, Object.keys(entries)));
  }
  const stories = Object.values(entries).filter(isForLooking);
  const settings = isWhole ? allPairs : mixed;
  const looks = [
    ...settings.flatMap((setting) => inParts(stories, setting)),
    ...(isWhole ? inParts(stories.filter(isOfProduct), cold) : []),
  ];
  const lookOn = async () => {
    for (let look = looks.shift(); look; look = looks.shift()) await lookAt(look);
  };
  await Promise.all([lookOn(), lookOn()]);
  for (const seen of suspects) red += await lookOnceMore(seen);
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(
    `${stories.length} stories x ${settings.length} settings${isWhole ? `, the product's ${cold.name} too` : ''}: ` +
      `${looked} looked at, ${red} red, ${seconds} s`,
  );
} finally {
  await browser.close();
  await browserOfLargeText.close();
  await server.close();
}
process.exitCode = red > 0 ? 1 : 0;

function tell(faults: readonly string[]): number {
  for (const fault of faults) console.log(fault);
  return faults.length;
}

function isForLooking({ type, tags, id, title, name }: Entry): boolean {
  if (type !== 'story' || tags.includes('proof') || options.includes('--tasks')) return false;
  return only === undefined || `${id} ${title} ${name}`.includes(only);
}

/** Short enough that both lanes end at about the same time. */
function inParts(stories: readonly Entry[], setting: Setting): Look[] {
  const starts = stories.map((_, at) => at).filter((at) => at % 50 === 0);
  return starts.map((start) => ({ stories: stories.slice(start, start + 50), setting }));
}

function openIn(setting: Setting): Promise<Viewer> {
  return Viewer.open(setting.isTextDouble ? browserOfLargeText : browser, url, setting);
}

async function lookAt({ stories, setting }: Look): Promise<void> {
  const viewer = await openIn(setting);
  for (const story of stories) {
    const faults = await lastingFaults(viewer, story.id, setting.slowed !== undefined);
    looked += 1;
    if (faults.length > 0) suspects.push({ story, setting });
  }
  await viewer.close();
}

/** When both lanes are done, so that what only a lack of time made is told from faults; it is named all the same. */
async function lookOnceMore({ story: { id, title, name }, setting }: (typeof suspects)[number]) {
  const viewer = await openIn(setting);
  const faults = await viewer.faultsOf(id).catch((error: unknown) => [String(error)]);
  await viewer.close();
  const story = `${setting.name}: ${title} / ${name} (${id})`;
  console.log([faults.length > 0 ? story : `only when busy: ${story}`, ...faults].join('\n    '));
  return faults.length > 0 ? 1 : 0;
}

/** What a busy machine drew too late, or another story left behind, is gone on a page of its own. */
async function lastingFaults(viewer: Viewer, id: string, isAnew: boolean): Promise<string[]> {
  const look = (anew?: boolean) => viewer.faultsOf(id, anew).catch((error: unknown) => [String(error)]);
  const faults = await look(isAnew || undefined);
  return faults.length === 0 ? faults : look(true);
}
