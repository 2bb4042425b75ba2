import type { Page } from '@playwright/test';
import { openWhole } from '../openWhole';
import { stillness } from '../../tools/look/stillness';

/** Lists and settings whose every line the server knows. */
const addresses = [
  '/profile',
  '/profile/settings',
  '/liked',
  '/liked/given',
  '/liked/passed',
  '/matched',
  '/messages',
];

/** Goes from screen to screen within a page that has lived, and tells where it shows other lines than one just opened. */
export async function asFresh(page: Page, url: string): Promise<string[]> {
  const faults: string[] = [];
  await leaveAll(page);
  const fresh = await page.context().newPage();
  for (const address of addresses) {
    await openWhole(fresh, url + address);
    await goWithin(page, address);
    let found = await differences(page, fresh);
    if (found.length > 0) {
      // What is told for five seconds is gone by then.
      await page.waitForTimeout(6000);
      found = await differences(page, fresh);
    }
    faults.push(...found.map((fault) => `${address} ${fault}`));
  }
  await fresh.close();
  return faults;
}

async function differences(page: Page, fresh: Page): Promise<string[]> {
  const [here, there] = [await linesOf(page), await linesOf(fresh)];
  return [
    ...here.filter((line) => !there.includes(line)).map((line) => `still says: ${line}`),
    ...there.filter((line) => !here.includes(line)).map((line) => `does not say: ${line}`),
  ];
}

/** Windows lie on each other two deep at most. */
async function leaveAll(page: Page): Promise<void> {
  for (let at = 0; at < 3; at += 1) await page.keyboard.press('Escape');
  await page.evaluate(stillness);
}

/** As a link does, without loading the page. */
async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
  await page.waitForLoadState('networkidle');
  await page.evaluate(stillness);
  await page.waitForTimeout(300);
  await page.evaluate(stillness);
}

/** What the screen and the way to others say, line by line, counters in links included. */
const linesOf = (page: Page) =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll('nav a[href]')].map((link) => link.textContent);
    const text = document.querySelector('main')?.innerText ?? '';
    return [...links, ...text.split('\n')].map((line) => line.trim()).filter(Boolean);
  });
