import { chromium, type Browser, type Locator } from '@playwright/test';
import { controlsOutOfReach } from '../tools/look/controlsOutOfReach';
import { faultsOnPage } from '../tools/look/faultsOnPage';
import { proveFaultsAreFound } from '../tools/look/proveFaultsAreFound';
import { memberScreens, premiumScreens } from './screens/memberScreens';
import { openScreenServer } from './screens/openScreenServer';
import { Reader } from './screens/Reader';
import type { Screen } from './screens/Screen';
import { visitorScreens } from './screens/visitorScreens';
import { walkScreens } from './screens/walkScreens';
import { Words } from './screens/Words';
import type { ServerProcess } from './ServerProcess';
import { expect, test } from './test';

// Each of these takes minutes.
test.describe.configure({ mode: 'parallel' });

// A phone whose owner reads at twice the usual text size: 32 px instead of 16.
let server: ServerProcess;
let browser: Browser;
test.beforeAll(async ({ launchOptions }) => {
  server = await openScreenServer();
  const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32,defaultFixedFontSize=26'];
  browser = await chromium.launch({ ...launchOptions, args });
});
test.afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
test.afterAll(async () => {
  await browser.close();
  await server.close();
});

/** The narrow one first: a menu closes when the window changes. */
const narrow = { width: 320, height: 640 };
const windows = [narrow, { width: 390, height: 844 }];

async function begin(locale: 'ru' | 'en', email?: string): Promise<Reader> {
  const page = await browser.newPage({ viewport: narrow, reducedMotion: 'reduce' });
  const reader = await Reader.begin(page, new Words(locale), server);
  if (email) await reader.signIn(email);
  return reader;
}

async function lookAt({ page, settle }: Reader): Promise<string[]> {
  const found: string[] = [];
  for (const window of windows) {
    await page.setViewportSize(window);
    await settle();
    await page.evaluate(() => scrollTo(0, 0));
    const faults = [...(await faultsOnPage(page)), ...(await controlsOutOfReach(page))];
    found.push(...faults.map((fault) => `${window.width} px, ${fault}`));
  }
  await page.setViewportSize(narrow);
  return found;
}

for (const locale of ['ru', 'en'] as const)
  test(`on every screen and in all that opens on it, text is whole and each control within reach, ${locale} [SHL-04]`, async () => {
    test.setTimeout(420_000);
    // Signed in elsewhere too, where she blocked and reported somebody.
    await (await begin(locale, 'vera@iskra.demo')).blockAndReport(7, 5);
    const walk = async (screens: readonly Screen[], email?: string) => {
      const reader = await begin(locale, email);
      const faults = await walkScreens(reader, screens, lookAt);
      await reader.page.close();
      return faults;
    };
    const faults = [
      ...(await walk(visitorScreens)),
      ...(await walk(memberScreens, 'vera@iskra.demo')),
      ...(await walk(premiumScreens, 'artem@iskra.demo')),
    ];
    expect(faults).toEqual([]);
  });

const boxOf = async (part: Locator) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
  return { left: x, top: y, right: x + width, bottom: y + height, width, height };
};

/** Two boxes share more than a seam. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across > 1 && down > 1;
}

test('the navigation’s word stands whole on one line [SHL-04]', async () => {
  const { page, words } = await begin('ru', 'vera@iskra.demo');
  for (const { path } of memberScreens) {
    await page.goto(server.url + path);
    const nav = page.getByRole('navigation').filter({ has: page.getByRole('link', { name: words.text('shell.encounters') }) }).last(); // prettier-ignore
    if (path !== '/nowhere' && !/messages.\d/.test(path)) await expect(nav.getByRole('link')).toHaveCount(5);
    const current = nav.locator('a[aria-current] > span').first();
    if ((await current.count()) === 0) continue;
    const { height } = await boxOf(current);
    const size = await current.evaluate((word) => Number.parseFloat(getComputedStyle(word).fontSize));
    expect(height, path).toBeLessThan(2 * size);
  }
});

test('nothing in a row of the dialogues lies on something else [CHT-01]', async () => {
  const { page } = await begin('ru', 'vera@iskra.demo');
  await page.goto(`${server.url}/messages`);
  const dialogues = page.getByRole('navigation', { name: 'Диалоги' });
  const row = dialogues.getByRole('link', { name: /непрочитанн/ }).first();
  await expect(row).toBeVisible();
  const [name, text, time] = [row.locator('b'), row.locator('b + span'), row.locator('time')];
  const badge = row.getByText(/^\d+$/);
  for (const [one, other] of [
    [name, text],
    [name, time],
    [time, badge],
    [text, badge],
  ] as const)
    expect(await overlap(one, other)).toBe(false);
});

test('the walk finds the faults that it looks for', async () => {
  await proveFaultsAreFound(browser);
});
