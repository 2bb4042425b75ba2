/**
 * Photographs the product on its demo members.
 * `npm run screenshots` renews the README's picture, and those with which browsers offer to install the product; `npm run screenshots -- FOLDER` takes every screen of the
 * first slice at 390, 768 and 1440 px, light and dark, ru and en, into FOLDER.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { ServerProcess } from '../e2e/ServerProcess';
import { buildApp } from './buildApp';
import { chromiumPath } from './chromium';
import { chromiumFlags } from './chromiumFlags';
import { root } from './runStep';

const demo = { email: 'artem@iskra.demo', password: 'iskra-demo' };
const sizes = { 390: 844, 768: 1024, 1440: 900 } as const;
type Width = 390 | 768 | 1440;
type Theme = 'light' | 'dark';
type Locale = 'ru' | 'en';

const memberScreens: Readonly<Record<string, string>> = {
  nearby: '/profile/search',
  encounters: '/encounters',
  messages: '/messages',
  likes: '/liked',
  matches: '/matched',
  profile: '/profile',
  edit: '/profile/edit',
};

const filters = { minAge: 20, maxAge: 40, gender: 'female', city: { name: 'Москва' }, onlineStatus: 'all' };

await main(process.argv[2]);

async function main(folder: string | undefined): Promise<void> {
  await buildApp();
  const server = await ServerProcess.start({ SEED: 'demo' });
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumFlags, '--disable-gpu'],
  });
  try {
    if (folder) await photographAll(browser, server.url, path.resolve(folder));
    else {
      await photographReadme(browser, server.url);
      await photographForInstalling(browser, server.url);
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

async function photographReadme(browser: Browser, url: string): Promise<void> {
  mkdirSync(path.join(root, 'docs/images'), { recursive: true });
  const context = await openContext(browser, 1440, 'light', 'ru');
  const page = await signIn(context, url);
  await visit(page, `${url}/encounters`);
  await page.screenshot({ path: path.join(root, 'docs/images/encounters.png') });
}

/** As `packages/app/bundle/installable.ts` names them. */
async function photographForInstalling(browser: Browser, url: string): Promise<void> {
  const folder = path.join(root, 'packages/app/public/install');
  mkdirSync(folder, { recursive: true });
  for (const { width, name, address } of [
    { width: 390, name: 'phone', address: '/encounters' },
    { width: 1440, name: 'desktop', address: '/profile/search' },
  ] as const) {
    const page = await signIn(await openContext(browser, width, 'light', 'ru'), url);
    await visit(page, url + address);
    const picture = await page.screenshot({ type: 'jpeg', quality: 72 });
    writeFileSync(path.join(folder, `${name}.jpg`), picture);
  }
}

async function photographAll(browser: Browser, url: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const width of [390, 768, 1440] as const)
    for (const theme of ['light', 'dark'] as const)
      for (const locale of ['ru', 'en'] as const) {
        const context = await openContext(browser, width, theme, locale);
        const shoot = (page: Page, name: string) =>
          page.screenshot({ path: path.join(folder, `${name}-${width}-${theme}-${locale}.png`) });
        await photographVisitor(context, url, shoot);
        await photographMember(context, url, shoot);
        await context.close();
      }
}

type Shoot = (page: Page, name: string) => Promise<unknown>;

async function photographVisitor(context: BrowserContext, url: string, shoot: Shoot): Promise<void> {
  const page = await context.newPage();
  await visit(page, `${url}/login`);
  await shoot(page, 'login');
  await visit(page, `${url}/register`);
  await shoot(page, 'register-gender');
  await page.getByRole('button', { name: /Мужчина|Man/ }).click();
  await page.getByRole('textbox').fill('Артём');
  await page.keyboard.press('Enter');
  await settle(page);
  await shoot(page, 'register-birthdate');
  await page.close();
}

async function photographMember(context: BrowserContext, url: string, shoot: Shoot): Promise<void> {
  const page = await signIn(context, url);
  for (const [name, address] of Object.entries(memberScreens)) {
    await visit(page, url + address);
    await shoot(page, name);
  }
  await visit(page, `${url}/messages`);
  await page.getByRole('navigation').getByRole('listitem').getByRole('link').first().click();
  await settle(page);
  await shoot(page, 'room');
  await page.close();
}

async function openContext(
  browser: Browser,
  width: Width,
  theme: Theme,
  locale: Locale,
): Promise<BrowserContext> {
  const isMobile = width === 390;
  const context = await browser.newContext({
    viewport: { width, height: sizes[width] },
    deviceScaleFactor: isMobile ? 2 : 1.5,
    colorScheme: theme,
    locale: locale === 'ru' ? 'ru-RU' : 'en-US',
    reducedMotion: 'reduce',
    hasTouch: isMobile,
    isMobile,
  });
  await context.addInitScript(
    (stored) =>
      Object.entries(stored).forEach(([key, value]) => localStorage.setItem(key, JSON.stringify(value))),
    { locale, filters },
  );
  return context;
}

async function signIn(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.locator('input[name=email]').fill(demo.email);
  await page.locator('input[name=password]').fill(demo.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/profile');
  return page;
}

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settle(page);
}

/** Until nothing loads any more and every picture in view is drawn. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      [...document.images].map((image) =>
        image.loading === 'lazy' ? undefined : image.decode().catch(() => undefined),
      ),
    );
  });
  await page.waitForTimeout(600);
}
