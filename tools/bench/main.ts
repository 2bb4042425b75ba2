/**
 * `npm run bench`: main-thread processor time of the kit's flagships beside a plain-DOM floor written for the same
 * scenario, production builds in Chromium, interleaved repeats in shuffled order, printed as ratios with their spread.
 * `npm run bench -- deck chat` plays only these; `--repeats=7` changes the number.
 */
import { chromium, type Browser } from 'playwright';
import { chromiumPath } from '../chromium';
import { report } from './report';
import { servePage } from './servePage';
import { Session } from './Session';
import type { Findings, Subject } from './Subject';
import { subjects } from './subjects';

export interface Run {
  readonly contender: string;
  readonly findings: Findings;
}

const args = process.argv.slice(2);
const wanted = args.filter((arg) => !arg.startsWith('--'));
const repeats = Number(args.find((arg) => arg.startsWith('--repeats='))?.split('=')[1] ?? 5);
const flags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

const server = await servePage();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: flags });
try {
  console.log(
    `Chromium ${browser.version()}, ${repeats} repeats: times the floor, median (lowest to highest)\n`,
  );
  for (const subject of subjects.filter(({ name }) => wanted.length === 0 || wanted.includes(name)))
    report(subject, await playAll(browser, subject));
} finally {
  await browser.close();
  await server.close();
}

async function playAll(browser: Browser, subject: Subject): Promise<Run[]> {
  const runs: Run[] = [];
  for (let repeat = 0; repeat < repeats; repeat += 1)
    for (const contender of shuffled(subject.contenders))
      runs.push({ contender, findings: await play(browser, subject, contender) });
  return runs;
}

async function play(browser: Browser, subject: Subject, contender: string): Promise<Findings> {
  const context = await browser.newContext({ viewport: { width: 460, height: 760 }, hasTouch: true });
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => console.error(`${contender}: ${error.message}`));
    return await subject.play(await Session.open(page, `${server.url}#${contender}`));
  } finally {
    await context.close();
  }
}

function shuffled<T>(list: readonly T[]): T[] {
  return list
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
