import type { Browser } from 'playwright';
import { Session } from './Session';
import type { Findings, Subject } from './Subject';

/** What the caller asked for: subjects by name, all if none is named, and how often each contender plays. */
export interface Wanted {
  readonly names: readonly string[];
  readonly repeats: number;
}

/** Where contenders play. */
export interface Stage {
  readonly address: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly repeats: number;
}

/** One contender's play: what it found, or why it does not count. */
export interface Run {
  readonly contender: string;
  readonly findings: Findings;
  readonly fault?: string;
}

/** Plays each contender so many times, each time in a fresh page and all in shuffled order. */
export async function playAll(
  browser: Browser,
  stage: Stage,
  subject: Pick<Subject, 'contenders' | 'play'>,
): Promise<Run[]> {
  const runs: Run[] = [];
  for (let repeat = 0; repeat < stage.repeats; repeat += 1)
    for (const contender of shuffled(subject.contenders))
      runs.push(await play(browser, stage, subject, contender));
  return runs;
}

async function play(
  browser: Browser,
  { address, viewport }: Stage,
  subject: Pick<Subject, 'play'>,
  contender: string,
): Promise<Run> {
  const context = await browser.newContext({ viewport, hasTouch: true });
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => console.error(`${contender}: ${error.message}`));
    page.setDefaultTimeout(10_000);
    const findings = await subject.play(await Session.open(page, `${address}#${contender}`));
    return { contender, findings };
  } catch (error) {
    return { contender, findings: {}, fault: String((error as Error).message).split('\n')[0] ?? '' };
  } finally {
    await context.close();
  }
}

/** The same things in an order of chance. */
export function shuffled<T>(list: readonly T[]): T[] {
  return list
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
