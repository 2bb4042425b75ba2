import type { Browser, Page } from '@playwright/test';
import { ServerProcess } from './ServerProcess';
import { expect, test } from './test';
import { Visitor } from './Visitor';

let server: ServerProcess;
test.beforeAll(async () => {
  server = await ServerProcess.start({ SEED: 'demo' });
});
test.afterAll(() => server.close());

const cityList = '**/assets/cities-*.js';
const field = (page: Page) =>
  page.getByRole('complementary', { name: 'Фильтры' }).getByRole('combobox', { name: 'Город' });
const kazan = (page: Page) => page.getByRole('option', { name: /^Казань/ });

/** Encounters in a wide window, with a candidate; keeps nothing for a time without a network, so that each request shows. */
async function lookAtEncounters(browser: Browser, search = ''): Promise<Page> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  const demo = { email: 'artem@iskra.demo', password: 'iskra-demo' };
  await new Visitor(page, server, { gender: 'male', name: 'Артём', email: demo.email }).signIn(demo);
  await page.goto(`${server.url}/encounters${search}`);
  return page;
}

test('the list of cities comes when one comes to its field, and what was typed before is kept [ENC-03]', async ({
  browser,
}) => {
  const page = await lookAtEncounters(browser);
  const asked: string[] = [];
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(cityList, async (route) => {
    asked.push(route.request().url());
    await held;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(field(page)).toHaveValue('Москва');
  expect(asked).toEqual([]);

  await field(page).focus();
  await page.keyboard.type('казань');
  await page.keyboard.press('Enter');
  await expect.poll(() => asked.length).toBe(1);
  await expect(page.getByText('Загружаем список').last()).toBeVisible();
  await expect(field(page)).toHaveValue('казань');
  letGo();
  await expect(kazan(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('Казань');
  await expect(page).toHaveURL(/city=/);
  await page.context().close();
});

test('a list of cities that does not come says so, and is asked for again', async ({ browser }) => {
  const page = await lookAtEncounters(browser);
  await page.route(cityList, (route) => route.abort());
  await field(page).click();
  const retry = page.getByRole('button', { name: 'Повторить' });
  await expect(retry).toBeVisible();
  await expect(field(page)).toHaveValue('Москва');
  await expect(page).not.toHaveURL(/city=/);
  // Where asking again does not help, the page is loaded anew: a newer build has another list.
  const loadedAnew = page.waitForEvent('load');
  await retry.click();
  await loadedAnew;
  await field(page).click();
  await expect(retry).toBeVisible();
  await page.unroute(cityList);
  await retry.click();
  await page.keyboard.type('казань');
  await expect(kazan(page)).toBeVisible();
  await page.context().close();
});

test('a city that there is not becomes the usual one, though nobody comes to its field [B8.6]', async ({
  browser,
}) => {
  const page = await lookAtEncounters(browser, '?city=%D0%9D%D0%B8%D0%B3%D0%B4%D0%B5');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(field(page)).toHaveValue('Москва');
  await page.context().close();
});
