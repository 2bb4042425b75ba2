import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { globSync } from 'tinyglobby';
import { preview } from 'vite';
import { chromiumPath } from '../chromium';
import { chromiumFlags } from '../chromiumFlags';

export interface Walked {
  readonly pages: number;
  readonly faults: readonly string[];
}

/** Under a path that the site cannot have reckoned with: its links lead somewhere, and its pages load without an error. */
const deep = 'some/other/path';

export async function walkSite(site: string): Promise<Walked> {
  const home = mkdtempSync(path.join(tmpdir(), 'showcase-'));
  const files = path.join(home, 'served');
  cpSync(site, path.join(files, deep), { recursive: true });
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    root: home,
    appType: 'mpa',
    build: { outDir: files },
    preview: { host: '127.0.0.1', port: 0 },
  });
  try {
    const url = `${server.resolvedUrls?.local[0] ?? ''}${deep}/`;
    const pages = globSync(['*.html', '{docs,source,api}/**/*.html'], { cwd: site }).sort();
    const broken = await Promise.all(pages.map((page) => brokenLinks(site, page)));
    return { pages: pages.length, faults: [...broken.flat(), ...(await faultsInBrowser(url))] };
  } finally {
    await server.close();
    rmSync(home, { recursive: true, force: true });
  }
}

/** Links of a page whose file, or whose anchor in that file, the site does not have. */
async function brokenLinks(site: string, page: string): Promise<string[]> {
  const html = await readFile(path.join(site, page), 'utf8');
  const targets = [...html.matchAll(/ (?:href|src)="([^"]+)"/g)].map(([, target = '']) => target);
  const here = targets.filter((target) => !/^[a-z][a-z+.-]*:/i.test(target));
  const found = here.map(async (target) => ((await leads(site, page, target)) ? [] : [`${page}: ${target}`]));
  return (await Promise.all(found)).flat();
}

async function leads(site: string, page: string, target: string): Promise<boolean> {
  const [address = '', anchor] = target.split('#', 2);
  if (address.startsWith('/')) return false;
  const file = address === '' ? page : path.posix.join(path.posix.dirname(page), decodeURIComponent(address));
  const text = await readFile(path.join(site, file), 'utf8').catch(() => undefined);
  return text !== undefined && (anchor === undefined || text.includes(`id="${decodeURIComponent(anchor)}"`));
}

/** What must be seen where: a component, a screen of the product on its mocked server, the calls, the sizes. */
const sights = [
  { address: 'index.html', sees: 'Storybook' },
  { address: 'sizes.html', sees: '/login' },
  { address: 'api/index.html', sees: '/api/page-context' },
  {
    address: 'storybook/iframe.html?id=components-actions-button--primary&viewMode=story',
    sees: '#storybook-root button',
  },
  {
    address: 'storybook/iframe.html?id=screens-people-nearby--ready&viewMode=story',
    sees: '#storybook-root img[src*=portraits]',
  },
] as const;

async function faultsInBrowser(url: string): Promise<string[]> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumFlags],
  });
  try {
    const found: string[] = [];
    for (const sight of sights) {
      const page = await browser.newPage();
      found.push(...(await faultsOf(page, url, sight)).map((fault) => `${sight.address}: ${fault}`));
      await page.close();
    }
    return found;
  } finally {
    await browser.close();
  }
}

async function faultsOf(
  page: Page,
  url: string,
  { address, sees }: (typeof sights)[number],
): Promise<string[]> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url().replace(url, '')}`);
  });
  await page.goto(url + address);
  const sight = isSelector(sees) ? page.locator(sees) : page.getByText(sees);
  await sight
    .first()
    .waitFor({ timeout: 30_000 })
    .catch(() => faults.push(`does not show ${sees}`));
  return faults;
}

/** An element, rather than words. */
const isSelector = (sees: string) => sees.startsWith('#');
