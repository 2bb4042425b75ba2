/** What pages really load, in gzip bytes by kind, against their budgets. */
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type BrowserContext, type Response } from 'playwright';
import { ServerProcess } from '../../e2e/ServerProcess';
import { buildApp } from '../buildApp';
import { chromiumPath } from '../chromium';
import { chromiumFlags } from '../chromiumFlags';

import type { Size, Sizing } from './Sizing';

type Kind = 'script' | 'stylesheet' | 'document' | 'font';
type Sizes = Record<Kind, number>;

interface Loaded {
  readonly sizes: Sizes;
  readonly names: readonly string[];
}

const kib = 1024;
const demo = { email: 'vera@iskra.demo', password: 'iskra-demo' };
/** KiB of script; whoever has no session opens it on the slowest lines. */
const loginScript = 146.1;
/**
 * KiB of code in all on a first visit, searches included; fonts, pictures and answers are not counted. The goal is
 * 220. Two pages are over it. None may grow.
 */
const memberCode = {
  '/messages': 219.9,
  '/profile': 226.0,
  '/profile/search': 217.1,
  '/encounters': 248.3,
} as const;

type MemberPath = keyof typeof memberCode;

/** Pages that load more than they may are faults. */
export async function reportPages(): Promise<Sizing> {
  await buildApp();
  const server = await ServerProcess.start({ SEED: 'demo' });
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumFlags, '--disable-gpu'],
  });
  try {
    const login = await load(await browser.newContext({ locale: 'ru-RU' }), `${server.url}/login`);
    return report(login, await loadMemberPages(browser, server.url));
  } finally {
    await browser.close();
    await server.close();
  }
}

function report(login: Loaded, members: ReadonlyMap<MemberPath, Loaded>): Sizing {
  print('/login', login.sizes);
  members.forEach(({ sizes }, path) => print(path, sizes));
  const sizes = [
    { what: '/login: script', bytes: login.sizes.script, most: loginScript * kib },
    ...[...members].map(
      ([
        path,
        {
          sizes: { script, stylesheet, document },
        },
      ]) => ({
        what: `${path}: script, styles and document`,
        bytes: script + stylesheet + document,
        most: memberCode[path] * kib,
      }),
    ),
  ];
  return { sizes, faults: [...tooMuch(sizes), ...unwanted(login, members.get('/messages'))] };
}

const tooMuch = (sizes: readonly Required<Size>[]) =>
  sizes
    .filter(({ bytes, most }) => bytes > most)
    .map(({ what, bytes, most }) => `${what}: ${inKib(bytes)}, more than ${inKib(most)}`);

/** Parts that a page must not load yet; and what shows that anything was measured. */
function unwanted(login: Loaded, messages?: Loaded): string[] {
  const early = (names: readonly string[] = [], parts: RegExp) => names.filter((name) => parts.test(name));
  return [
    ...early(login.names, /pusher|Encounters|Dialog|Combobox|cities/).map((name) => `/login loads ${name}`),
    ...early(messages?.names, /Encounters|cities/).map((name) => `/messages loads ${name}`),
    ...(messages?.names.some((name) => name.includes('pusher'))
      ? []
      : ['/messages does not load pusher-js: nothing was measured']),
  ];
}

function print(page: string, sizes: Sizes): void {
  const parts = Object.entries(sizes).map(([kind, bytes]) => `${kind} ${inKib(bytes)}`);
  console.log(`${page.padEnd(16)} ${parts.join(', ')}`);
}

/** Each as the first page of a browser that is signed in and keeps nothing. */
async function loadMemberPages(browser: Browser, url: string): Promise<Map<MemberPath, Loaded>> {
  const storageState = await signIn(browser, url);
  const loaded = new Map<MemberPath, Loaded>();
  for (const path of Object.keys(memberCode) as MemberPath[])
    loaded.set(path, await load(await browser.newContext({ locale: 'ru-RU', storageState }), url + path));
  return loaded;
}

async function signIn(browser: Browser, url: string) {
  const context = await browser.newContext({ locale: 'ru-RU' });
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.locator('input[name=email]').fill(demo.email);
  await page.locator('input[name=password]').fill(demo.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/profile');
  return context.storageState();
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
