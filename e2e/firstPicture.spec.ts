import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { windowedChromiumPath } from '../tools/chromium';
import { changedPlace } from './changedPlace';
import { holdScripts } from './holdScripts';
import config from './playwright.config';
import { ServerProcess } from './ServerProcess';
import { expect, test } from './test';

// The one without windows draws the edges of turned pictures now so, now so.
test.use({ launchOptions: { ...config.use?.launchOptions, executablePath: windowedChromiumPath() } });
test.describe.configure({ mode: 'parallel' });

let server: ServerProcess;
test.beforeAll(async () => {
  server = await ServerProcess.start({ SEED: 'demo' });
});
test.afterAll(() => server.close());

const pages = ['/login', '/register', '/info/terms', '/info/help'];
const widths = [390, 768, 1440];

/** What the browser keeps of an earlier visit. */
interface Kept {
  readonly locale?: 'ru' | 'en';
  readonly theme?: 'light' | 'dark';
}

async function open(browser: Browser, kept: Kept = {}, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  await context.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, JSON.stringify(value));
  }, kept);
  return context.newPage();
}

/** With the pictures that are in view, once two in a row are the same: on a slow machine fonts and images come one by one. */
async function picture(page: Page): Promise<Buffer> {
  let before: Buffer = Buffer.alloc(0);
  await page.waitForFunction(() => document.readyState !== 'loading');
  for (;;) {
    await page.evaluate(async () => {
      // A font is asked for by the layout that needs it.
      await new Promise((laidOut) => requestAnimationFrame(() => requestAnimationFrame(laidOut)));
      await document.fonts.ready;
      const shown = [...document.images].filter((image) => image.checkVisibility());
      await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
    });
    const now = await page.screenshot();
    if (now.equals(before)) return now;
    before = now;
  }
}

/** Until the page answers: React has taken over the heading. */
const isAwake = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
      ),
    )
    .toBe(true);

for (const path of pages)
  test(`${path} is drawn without any script`, async ({ browser }) => {
    const page = await open(browser, {}, { javaScriptEnabled: false });
    await page.goto(server.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/^[А-Яа-я ]+ · Iskra$/);
    await page.context().close();
  });

const looks: readonly (Kept & { readonly width: number })[] = widths.flatMap((width) => [
  { locale: 'ru', theme: 'light', width },
  { locale: 'en', theme: 'dark', width },
]);

for (const path of pages)
  test(`${path} stays as it was drawn when its scripts come, in every language, theme and width`, async ({
    browser,
  }) => {
    for (const { width, ...kept } of looks) {
      const page = await open(browser, kept, { viewport: { width, height: 900 } });
      const problems: string[] = [];
      page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
      page.on('pageerror', ({ message }) => problems.push(message));
      const { letGo } = await holdScripts(page);
      await page.goto(server.url + path, { waitUntil: 'commit' });
      const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
      const drawn = await picture(page);
      letGo();
      await isAwake(page);
      expect(await heading?.evaluate((element) => element.isConnected), 'the same heading').toBe(true);
      const changed = await changedPlace(page, drawn, await picture(page));
      expect(changed, `${path} ${JSON.stringify(kept)} at ${width} px`).toBeNull();
      expect(problems).toEqual([]);
      await page.context().close();
    }
  });

test('who has typed and pressed before the scripts came is signed in by it, and the address never tells [LOG-01]', async ({
  browser,
}) => {
  const page = await open(browser);
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  const { letGo } = await holdScripts(page);
  await page.goto(`${server.url}/login`, { waitUntil: 'commit' });
  await page.getByLabel('E-mail').fill('vera@iskra.demo');
  await page.getByLabel('Пароль', { exact: true }).fill('iskra-demo');
  await page.keyboard.press('Enter');
  letGo();
  await page.waitForURL('**/profile');
  expect(addresses.filter((address) => address.includes('iskra-demo') || address.includes('?'))).toEqual([]);
});

test('what was typed before the scripts came is there after them [LOG-01]', async ({ browser }) => {
  const page = await open(browser);
  const { letGo } = await holdScripts(page);
  await page.goto(`${server.url}/login`, { waitUntil: 'commit' });
  await page.getByLabel('E-mail').fill('vera@iskra.de');
  letGo();
  await isAwake(page);
  await page.getByLabel('E-mail').pressSequentially('mo');
  await page.getByLabel('Пароль', { exact: true }).fill('iskra-demo');
  await expect(page.getByLabel('E-mail')).toHaveValue('vera@iskra.demo');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/profile');
});

test('a first step pressed, or a language chosen, before the scripts came holds [REG-02, I18-01]', async ({
  browser,
}) => {
  const registering = await open(browser);
  const { letGo } = await holdScripts(registering);
  await registering.goto(`${server.url}/register`, { waitUntil: 'commit' });
  await registering.getByRole('button', { name: 'Женщина' }).click();
  letGo();
  await registering.waitForURL('**/register?step=name');

  const reading = await open(browser);
  const { letGo: letGoThere } = await holdScripts(reading);
  await reading.goto(`${server.url}/info/terms`, { waitUntil: 'commit' });
  await reading.getByRole('combobox').selectOption('en');
  letGoThere();
  await expect(reading.getByRole('heading', { level: 1 })).toHaveText('User agreement');
});

test('who is signed in, or has begun to register, sees nothing that is drawn for others [ACC-01, REG-01]', async ({
  browser,
}) => {
  const page = await open(browser);
  await page.goto(`${server.url}/register`);
  await page.getByRole('button', { name: 'Женщина' }).click();
  await page.getByRole('textbox').fill('Вера');
  const { letGo } = await holdScripts(page);
  await page.goto(`${server.url}/register`, { waitUntil: 'commit' });
  await expect(page.locator('#in-en')).toBeAttached();
  await expect(page.locator('#root > *')).toHaveCount(0);
  letGo();
  await expect(page.getByRole('textbox')).toHaveValue('Вера');

  await page.evaluate(() => localStorage.setItem('auth', 'true'));
  await page.goto(`${server.url}/login`, { waitUntil: 'domcontentloaded' });
  await expect(page.getByLabel('E-mail')).toBeVisible();
});
