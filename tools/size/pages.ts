/** What /login and /messages really load, in gzip bytes by kind, against their budgets. */
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type BrowserContext, type Response } from 'playwright';
import { ServerProcess } from '../../e2e/ServerProcess';
import { buildApp } from '../buildApp';
import { chromiumPath } from '../chromium';

import type { Size, Sizing } from './Sizing';

type Kind = 'script' | 'stylesheet' | 'document' | 'font';
type Sizes = Record<Kind, number>;

interface Loaded {
  readonly sizes: Sizes;
  readonly names: readonly string[];
}

const kib = 1024;
const demo = { email: 'vera@iskra.demo', password: 'iskra-demo' };

/** Pages that load more than they may are faults. */
export async function reportPages(): Promise<Sizing> {
  await buildApp();
  const server = await ServerProcess.start({ SEED: 'demo' });
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    return report(await loadLogin(browser, server.url), await loadMessages(browser, server.url));
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Budgets: /login 150 KiB of JavaScript; /messages 218.5 KiB of code in all, what keeps the page and searches included. Fonts are printed beside them. */
function report(login: Loaded, messages: Loaded): Sizing {
  const loginScript = login.sizes.script;
  const messagesCode = messages.sizes.script + messages.sizes.stylesheet + messages.sizes.document;
  print('/login', login.sizes);
  print('/messages', messages.sizes);
  const sizes = [
    { what: '/login: script', bytes: loginScript, most: 150 * kib },
    { what: '/messages: script, styles and document', bytes: messagesCode, most: 218.5 * kib },
  ];
  return { sizes, faults: [...tooMuch(sizes), ...unwanted(login, messages)] };
}

const tooMuch = (sizes: readonly Required<Size>[]) =>
  sizes
    .filter(({ bytes, most }) => bytes > most)
    .map(({ what, bytes, most }) => `${what}: ${inKib(bytes)}, more than ${inKib(most)}`);

/** Parts that a page must not load yet; and what shows that anything was measured. */
function unwanted(login: Loaded, messages: Loaded): string[] {
  const early = (names: readonly string[], parts: RegExp) => names.filter((name) => parts.test(name));
  return [
    ...early(login.names, /pusher|Encounters|Dialog|Combobox|cities/).map((name) => `/login loads ${name}`),
    ...early(messages.names, /Encounters|cities/).map((name) => `/messages loads ${name}`),
    ...(messages.names.some((name) => name.includes('pusher'))
      ? []
      : ['/messages does not load pusher-js: nothing was measured']),
  ];
}

function print(page: string, sizes: Sizes): void {
  const parts = Object.entries(sizes).map(([kind, bytes]) => `${kind} ${inKib(bytes)}`);
  console.log(`${page.padEnd(10)} ${parts.join(', ')}`);
}

async function loadLogin(browser: Browser, url: string): Promise<Loaded> {
  const context = await browser.newContext({ locale: 'ru-RU' });
  return load(context, `${url}/login`);
}

async function loadMessages(browser: Browser, url: string): Promise<Loaded> {
  const first = await browser.newContext({ locale: 'ru-RU' });
  const page = await first.newPage();
  await page.goto(`${url}/login`);
  await page.locator('input[name=email]').fill(demo.email);
  await page.locator('input[name=password]').fill(demo.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/profile');
  return load(
    await browser.newContext({ locale: 'ru-RU', storageState: await first.storageState() }),
    `${url}/messages`,
  );
}

async function load(context: BrowserContext, address: string): Promise<Loaded> {
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
  const scripts = responses.filter((response) => response.request().resourceType() === 'script');
  return { sizes, names: scripts.map((response) => new URL(response.url()).pathname) };
}

function inKib(bytes: number): string {
  return `${(bytes / kib).toFixed(1)} KiB`;
}
