/** What pages really load, in gzip bytes by kind, against their budgets. */
import { gzipSync } from 'node:zlib';
import { limits, type Locale } from '@iskra/api-contract';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Response,
} from 'playwright';
import { ServerProcess } from '../../e2e/ServerProcess';
import { buildApp } from '../buildApp';
import { chromiumPath } from '../chromium';
import { chromiumFlags } from '../chromiumFlags';

import type { Size, Sizing } from './Sizing';

type Kind = 'script' | 'stylesheet' | 'document' | 'font';
type Sizes = Record<Kind, number>;

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

interface Loaded {
  readonly sizes: Sizes;
  readonly names: readonly string[];
}

const kib = 1024;
const demo = { email: 'vera@iskra.demo', password: 'iskra-demo' };
/** KiB of script; whoever has no session opens it on the slowest lines. */
const loginScript = 144.7;
/** KiB of code in all on a first visit, searches included; fonts, pictures and answers are not counted. */
const most = 220;

const visitorPaths = ['/register', '/info/terms'];
const memberPaths = [
  ...['/profile', '/profile/user/3', '/profile/edit', '/profile/settings', '/profile/settings/reports'],
  ...['/profile/search', '/encounters', '/messages', '/liked', '/liked/given', '/matched'],
];

/** A page as somebody opens it who reads that language. */
interface Page extends Loaded {
  readonly path: string;
  readonly locale: Locale;
}

/** Pages that load more than they may are faults. */
export async function reportPages(): Promise<Sizing> {
  await buildApp();
  const server = await ServerProcess.start({ SEED: 'demo' });
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumFlags, '--disable-gpu'],
  });
  try {
    return report(await loadPages(browser, server.url));
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Each as the first page of a browser that keeps nothing, but for the session of a member. */
async function loadPages(browser: Browser, url: string): Promise<Page[]> {
  const pages: Page[] = [];
  // Visitors are met in Russian, whatever they speak.
  for (const path of ['/login', ...visitorPaths])
    pages.push({ path, locale: 'ru', ...(await load(browser, {}, url + path)) });
  for (const locale of limits.locales) {
    const storageState = await signIn(browser, url, locale);
    for (const path of memberPaths)
      pages.push({ path, locale, ...(await load(browser, { locale, storageState }, url + path)) });
  }
  return pages;
}

function report(pages: readonly Page[]): Sizing {
  pages.forEach(print);
  const sizes = [
    ...pages
      .filter(({ path }) => path === '/login')
      .map((page) => ({
        what: `${nameOf(page)}: script`,
        bytes: page.sizes.script,
        most: loginScript * kib,
      })),
    ...pages.map((page) => ({
      what: `${nameOf(page)}: script, styles and document`,
      bytes: page.sizes.script + page.sizes.stylesheet + page.sizes.document,
      most: most * kib,
    })),
  ];
  return { sizes, faults: [...tooMuch(sizes), ...pages.flatMap(unwanted)] };
}

const nameOf = ({ path, locale }: Page) => `${path} (${locale})`;

const tooMuch = (sizes: readonly Required<Size>[]) =>
  sizes
    .filter(({ bytes, most }) => bytes > most)
    .map(({ what, bytes, most }) => `${what}: ${inKib(bytes)}, more than ${inKib(most)}`);

/** Parts that a page must not load yet; and what shows that anything was measured. */
function unwanted(page: Page): string[] {
  const { path, names } = page;
  const isEmpty = memberPaths.includes(path) && !names.some((name) => name.includes('pusher'));
  return [
    ...names.filter((name) => early(path).test(name)).map((name) => `${nameOf(page)} loads ${name}`),
    ...(isEmpty ? [`${nameOf(page)} does not load pusher-js: nothing was measured`] : []),
  ];
}

function early(path: string): RegExp {
  if (path === '/login') return /pusher|Encounters|Dialog|Combobox|cities/;
  return path === '/encounters' ? /cities/ : /Encounters|cities/;
}

function print(page: Page): void {
  const parts = Object.entries(page.sizes).map(([kind, bytes]) => `${kind} ${inKib(bytes)}`);
  console.log(`${nameOf(page).padEnd(32)} ${parts.join(', ')}`);
}

async function signIn(browser: Browser, url: string, locale: Locale): Promise<State> {
  const context = await browser.newContext({ locale });
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.locator('input[name=email]').fill(demo.email);
  await page.locator('input[name=password]').fill(demo.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/profile');
  await page.goto(`${url}/profile/settings`);
  await page.locator(`input[type=radio][value=${locale}]`).check({ force: true });
  await page.waitForLoadState('networkidle');
  const state = await context.storageState();
  await context.close();
  return state;
}

async function load(browser: Browser, options: BrowserContextOptions, address: string): Promise<Loaded> {
  const context = await browser.newContext(options);
  await context.route('**/photos/**', (route) => route.abort());
  const responses: Response[] = [];
  const page = await context.newPage();
  page.on('response', (response) => responses.push(response));
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const sizes: Sizes = { script: 0, stylesheet: 0, document: 0, font: 0 };
  for (const response of responses) {
    const kind = response.request().resourceType();
    if (!(kind in sizes) || !response.ok()) continue;
    const body = await response.body();
    // A font is compressed by itself.
    sizes[kind as Kind] += kind === 'font' ? body.length : gzipSync(body, { level: 9 }).length;
  }
  await context.close();
  const scripts = responses.filter((response) => response.request().resourceType() === 'script');
  return { sizes, names: scripts.map((response) => new URL(response.url()).pathname) };
}

function inKib(bytes: number): string {
  return `${(bytes / kib).toFixed(1)} KiB`;
}
