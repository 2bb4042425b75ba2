import { chromium } from 'playwright';
import { chromiumPath } from '../chromium';
import { chromiumFlags } from '../chromiumFlags';
import { pageSize, type Page } from './Page';

/** The engine that every other check looks with. */
export async function openChromium(): Promise<Page> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumFlags],
  });
  const page = await browser.newPage({ viewport: pageSize });
  return {
    goTo: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    close: () => browser.close(),
  };
}
