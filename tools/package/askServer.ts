import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { differences } from './differences';
import { stylesWithin, type ElementStyles } from './stylesWithin';
import { watchPage } from './actAsMember';

/** Where a dark theme comes from. */
type Dark = 'cookie' | 'storage' | 'device';

interface Reader {
  readonly zone: string;
  /** Of 21:30 in UTC. */
  readonly hour: string;
  readonly dark?: Dark;
}

const readers: readonly Reader[] = [
  { zone: 'Asia/Tokyo', hour: '06:30', dark: 'cookie' },
  { zone: 'America/Los_Angeles', hour: '14:30', dark: 'storage' },
  { zone: 'Asia/Kolkata', hour: '03:00', dark: 'device' },
  { zone: 'Europe/Berlin', hour: '23:30' },
];

/** What the page of packages/ui/docs/server.md shows. */
interface Look {
  readonly hours: readonly string[];
  readonly brightness: number;
  readonly styles: readonly ElementStyles[];
}

/**
 * Visits the server twice as readers of several zones and themes: nothing may be said in the console, and what the page
 * shows before its scripts have run must be what it shows after. Answers what is wrong.
 */
export async function askServer(browser: Browser, address: string): Promise<string[]> {
  const faults: string[] = [];
  for (const reader of readers) {
    const found = await visit(browser, address, reader);
    faults.push(...found.map((fault) => `${reader.zone}, dark by ${reader.dark ?? 'nothing'}: ${fault}`));
  }
  return faults;
}

async function visit(browser: Browser, address: string, reader: Reader): Promise<string[]> {
  const context = await browser.newContext(deviceOf(reader));
  try {
    const first = await watchPage(context, address, async (page) => {
      await start(page);
      check('the first visit', await look(page), '21:30');
      await keepTheme(context, page, reader.dark);
    });
    const before = await lookBeforeScripts(browser, context, address, reader);
    const second = await watchPage(context, address, async (page) => {
      await start(page);
      compare(before, await look(page), reader);
      await greet(page);
    });
    return [...first, ...second];
  } finally {
    await context.close();
  }
}

function deviceOf({ zone, dark }: Reader): BrowserContextOptions {
  return { timezoneId: zone, colorScheme: dark === 'device' ? 'dark' : 'light' };
}

/** Its effects have run: the announcer's regions stand. */
async function start(page: Page): Promise<void> {
  await page.locator('[data-iskra-announcer=polite]').waitFor({ state: 'attached' });
}

async function greet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Say hello' }).click();
  await page.getByText('Greeted 1 times').waitFor();
}

async function keepTheme(context: BrowserContext, page: Page, dark: Dark | undefined): Promise<void> {
  if (dark === 'cookie') await context.addCookies([{ name: 'theme', value: 'dark', url: page.url() }]);
  if (dark === 'storage') await page.evaluate(() => localStorage.setItem('theme', 'dark'));
}

/** The first paint: what storage holds needs the script in the head, all else needs no script at all. */
async function lookBeforeScripts(
  browser: Browser,
  context: BrowserContext,
  address: string,
  reader: Reader,
): Promise<Look> {
  const silent = await browser.newContext({
    ...deviceOf(reader),
    storageState: await context.storageState(),
    javaScriptEnabled: reader.dark === 'storage',
  });
  try {
    const page = await silent.newPage();
    await page.route('**/*', (route) =>
      route.request().resourceType() === 'script' ? route.abort() : route.continue(),
    );
    await page.goto(address);
    return await look(page);
  } finally {
    await silent.close();
  }
}

async function look(page: Page): Promise<Look> {
  const main = page.locator('main');
  const text = await main.innerText();
  const background = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  const channels =
    background
      .match(/[\d.]+/g)
      ?.slice(0, 3)
      .map(Number) ?? [];
  return {
    hours: text.match(/\d\d:\d\d/g) ?? [],
    brightness: channels.reduce((sum, channel) => sum + channel, 0) / 3,
    styles: await stylesWithin(main),
  };
}

function compare(before: Look, after: Look, { hour, dark }: Reader): void {
  check('the page before its scripts', before, hour);
  check('the page after its scripts', after, hour);
  const changes = differences(before.styles, after.styles);
  if (changes.length > 0) throw new Error(`the page changes as it starts: ${changes.slice(0, 5).join('; ')}`);
  for (const [when, { brightness }] of Object.entries({ before, after }))
    if (dark ? brightness > 64 : brightness < 192)
      throw new Error(`its background is ${Math.round(brightness)} bright ${when} its scripts run`);
}

function check(what: string, { hours }: Look, hour: string): void {
  if (hours.length === 0 || hours.some((one) => one !== hour))
    throw new Error(`${what} shows ${hours.join(', ')} instead of ${hour}`);
}
