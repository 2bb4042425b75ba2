import type { Page } from '@playwright/test';
import { openWhole } from './openWhole';
import { ServerProcess } from './ServerProcess';
import { expect, test } from './test';
import { Visitor } from './Visitor';

// No worker keeps the page here, as on a first visit.
let server: ServerProcess;
test.beforeAll(async () => {
  server = await ServerProcess.start({ SEED: 'demo' });
});
test.afterAll(() => server.close());

const account = { email: 'vera@iskra.demo', password: 'iskra-demo' };
const vera = (page: Page) =>
  new Visitor(page, server, { gender: 'female', name: 'Вера', email: account.email });

async function signInAsVera(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await vera(page).signIn(account);
}

const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();
const showsDialog = (page: Page) => expect(page.getByRole('dialog')).toBeVisible();

/** What loads when it is asked for, and what is there then. */
const parts = [
  ['the filters', '/profile/search', press('Фильтры'), showsDialog],
  [
    'a search',
    '/messages',
    (page: Page) => page.getByRole('searchbox').fill('абракадабра'),
    (page: Page) => expect(page.getByRole('heading', { name: 'Ничего не нашлось' })).toBeVisible(),
  ],
  [
    'another screen',
    '/profile/search',
    (page: Page) => page.getByRole('link', { name: /Симпатии/ }).click(),
    (page: Page) => expect(page.getByRole('button', { name: 'Что даёт премиум' })).toBeVisible(),
  ],
] as const;

for (const [what, path, ask, isThere] of parts)
  test(`${what} that cannot load says so, and comes with the network to the same page`, async ({
    page,
    context,
  }) => {
    await signInAsVera(page);
    await openWhole(page, server.url + path);
    const opened = await page.evaluate(() => performance.timeOrigin);
    await context.setOffline(true);
    await ask(page);
    await expect(page.getByRole('alert').filter({ hasText: 'пропала связь' })).toBeVisible();
    await page.getByRole('button', { name: 'Повторить' }).first().click();
    await expect(page.getByRole('alert').filter({ hasText: 'Связи пока нет' })).toBeVisible();
    await context.setOffline(false);
    // By itself within ten seconds.
    await expect(page.getByRole('button', { name: 'Повторить' })).toBeHidden({ timeout: 30_000 });
    await isThere(page);
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
  });

test('whoever signs in as the network goes comes in with it, without signing in again', async ({ page }) => {
  await page.route('**/assets/pageMember-*.js', (route) => route.abort());
  await page.goto(`${server.url}/login`);
  await vera(page).fillLogin(account);
  await expect(page.getByRole('heading', { name: 'Экран не открылся' })).toBeVisible();
  await page.unroute('**/assets/pageMember-*.js');
  await page.waitForURL('**/profile');
  await expect(page.getByRole('list', { name: 'Мои фотографии' })).toBeVisible();
});

test('a part of the kit that cannot load takes nothing with it, and comes with the network', async ({
  page,
  context,
}) => {
  await signInAsVera(page);
  await openWhole(page, `${server.url}/profile`);
  await context.setOffline(true);
  const missed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));
  await press('Действия с фото 2')(page);
  await missed;
  await expect(page.getByRole('list', { name: 'Мои фотографии' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('menu')).toBeVisible();
});
