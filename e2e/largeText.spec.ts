import { chromium, expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { ServerProcess } from './ServerProcess';
import { Visitor } from './Visitor';

// A phone whose owner reads at twice the usual text size: 32 px instead of 16.
let server: ServerProcess;
let browser: Browser;
let page: Page;
test.beforeAll(async ({ launchOptions }) => {
  server = await ServerProcess.start({ SEED: 'demo' });
  const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
  browser = await chromium.launch({ ...launchOptions, args });
  page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'ru-RU' });
  const person = { gender: 'female', name: 'Вера', email: 'vera@iskra.demo' } as const;
  await new Visitor(page, server, person).signIn({ email: person.email, password: 'iskra-demo' });
});
test.afterAll(async () => {
  await browser.close();
  await server.close();
});

const boxOf = async (part: Locator) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
  return { left: x, top: y, right: x + width, bottom: y + height, width, height };
};

/** Two boxes share more than a seam. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across > 1 && down > 1;
}

const screens = ['/profile', '/profile/edit', '/profile/settings', '/profile/search', '/encounters', '/messages', '/liked', '/matched']; // prettier-ignore

test('no screen scrolls sideways, and the navigation’s word stands whole on one line [SHL-04]', async () => {
  for (const path of screens) {
    await page.goto(server.url + path);
    const nav = page.getByRole('navigation').filter({ has: page.getByRole('link', { name: /Знакомства/ }) }).last(); // prettier-ignore
    await expect(nav.getByRole('link')).toHaveCount(5);
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await over(), path).toBeLessThanOrEqual(0);
    const current = nav.locator('a[aria-current] > span').first();
    if ((await current.count()) === 0) continue;
    const { height } = await boxOf(current);
    const size = await current.evaluate((word) => Number.parseFloat(getComputedStyle(word).fontSize));
    expect(height, path).toBeLessThan(2 * size);
  }
});

test('nothing in a row of the dialogues lies on something else [CHT-01]', async () => {
  await page.goto(`${server.url}/messages`);
  const row = page.getByRole('navigation', { name: 'Диалоги' }).getByRole('link').first();
  await expect(row).toBeVisible();
  const [name, text, time] = [row.locator('b'), row.locator('b + span'), row.locator('time')];
  const badge = row.locator('[data-size]').last();
  for (const [one, other] of [
    [name, text],
    [name, time],
    [time, badge],
    [text, badge],
  ] as const)
    expect(await overlap(one, other)).toBe(false);
});
