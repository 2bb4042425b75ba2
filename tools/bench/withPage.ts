import { chromium, type Browser } from 'playwright';
import { chromiumPath } from '../chromium';
import { chromiumFlags } from '../chromiumFlags';
import { servePage, type PageSource } from './servePage';

const flags = [...chromiumFlags, '--disable-gpu', '--disable-background-networking'];

/** Builds and serves a page of the bench, starts a browser for it, and ends both after the work. */
export async function withPage(
  source: PageSource,
  work: (browser: Browser, address: string) => Promise<void>,
): Promise<void> {
  const server = await servePage(source);
  try {
    await withBrowser((browser) => work(browser, server.url));
  } finally {
    await server.close();
  }
}

/** Starts a browser as all of the bench uses it, and ends it after the work. */
export async function withBrowser(work: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: flags });
  try {
    await work(browser);
  } finally {
    await browser.close();
  }
}
