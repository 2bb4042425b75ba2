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
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: flags });
  try {
    await work(browser, server.url);
  } finally {
    await browser.close();
    await server.close();
  }
}
