import type { Browser, Page } from '@playwright/test';
import { ServerProcess } from './ServerProcess';
import { expect, test } from './test';
import { Visitor } from './Visitor';

// On a phone Back closes what lies on top, and a window that was closed otherwise leaves nothing to go back over.
let server: ServerProcess;
test.beforeAll(async () => {
  server = await ServerProcess.start({ SEED: 'demo' });
});
test.afterAll(() => server.close());

const artem = { email: 'artem@iskra.demo', password: 'iskra-demo' };

/** Artem's phone, with his list of conversations as the screen before the one he went to. */
async function phone(browser: Browser): Promise<{ page: Page; artem: Visitor }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  const visitor = new Visitor(page, server, { gender: 'male', name: 'Артём', email: artem.email });
  await visitor.signIn(artem);
  await page.goto(`${server.url}/messages`);
  return { page, artem: visitor };
}

const people = (page: Page) => page.locator('main a[href^="/profile/user/"]');

async function openSearch(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Поиск' }).click();
  await page.waitForURL('**/profile/search');
  await expect(people(page).first()).toBeVisible();
}

/** From the list of people to the profile of one of them. */
async function openMember(page: Page): Promise<string> {
  await openSearch(page);
  await people(page).first().click();
  await page.waitForURL('**/profile/user/*');
  return page.url();
}

/** What was closed has left the history: Playwright would reckon Back from an entry that is being left. */
const settled = (page: Page) =>
  expect.poll(() => page.evaluate(() => 'iskraOverlay' in (history.state as object))).toBe(false);

for (const name of ['Пожаловаться', 'Заблокировать'])
  test(`Back closes what «${name}» opens, and no more [OTH-01, BLK-01, BLK-04, ACC-06]`, async ({
    browser,
  }) => {
    const { page } = await phone(browser);
    const member = await openMember(page);
    const dialog = page.getByRole('dialog', { name });
    const open = () => page.getByRole('button', { name }).click();
    await open();
    await dialog.getByRole('radio').first().check();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    expect(page.url()).toBe(member);

    for (const close of ['Escape', 'Отмена']) {
      await open();
      await expect(dialog).toBeVisible();
      if (close === 'Escape') await page.keyboard.press('Escape');
      else await dialog.getByRole('button', { name: close }).click();
      await expect(dialog).toHaveCount(0);
      await settled(page);
    }
    await page.goBack();
    await page.waitForURL('**/profile/search');
  });

test('Back closes a report about a photo, and what had been looked at before is left behind [OTH-01, BLK-04, ACC-06]', async ({
  browser,
}) => {
  const { page } = await phone(browser);
  const member = await openMember(page);
  const thumbnail = page.getByRole('button', { name: /^Фото 1 из/ });
  await thumbnail.press('Enter');
  const viewer = page.getByRole('dialog', { name: /^Фото 1 из/ });
  await viewer.getByRole('button', { name: 'Пожаловаться' }).click();
  const report = page.getByRole('dialog', { name: 'Пожаловаться' });
  await expect(report).toBeVisible();
  await expect(viewer).toHaveCount(0);
  await page.goBack();
  await expect(report).toHaveCount(0);
  expect(page.url()).toBe(member);
  await page.goBack();
  await page.waitForURL('**/profile/search');
});

test('Back closes the question before a conversation goes; after its deletion Back leads to what was before the list [CHT-03, ACC-06]', async ({
  browser,
}) => {
  const { page, artem: he } = await phone(browser);
  await openSearch(page);
  await page.getByRole('link', { name: /Сообщения/ }).click();
  await page.waitForURL('**/messages');
  await page.locator('nav a[href^="/messages/"]').first().click();
  await he.say('Привет из журнала');
  await he.sees('Привет из журнала');
  const room = page.url();
  const ask = async () => {
    await page.getByRole('button', { name: /^Действия: / }).click();
    await page.getByRole('menuitem', { name: /^Удалить/ }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  };
  await ask();
  await page.goBack();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(page.url()).toBe(room);

  await ask();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
  await page.waitForURL('**/messages');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.goBack();
  await page.waitForURL('**/profile/search');
});

test('the arrow of a room that was opened from the list is a step back: Back leads on, not into the room again [CHT-03, ACC-06]', async ({
  browser,
}) => {
  const { page } = await phone(browser);
  await openSearch(page);
  await page.getByRole('link', { name: /Сообщения/ }).click();
  await page.waitForURL('**/messages');
  await page.locator('nav a[href^="/messages/"]').first().click();
  await page.waitForURL('**/messages/*');
  await page.getByRole('button', { name: 'Назад к списку' }).click();
  await page.waitForURL('**/messages');
  await page.goBack();
  await page.waitForURL('**/profile/search');
});

test('Back closes the question before the account goes [SET-09, ACC-06]', async ({ browser }) => {
  const { page } = await phone(browser);
  await page.getByRole('button', { name: 'Меню' }).click();
  await page.getByRole('link', { name: 'Настройки' }).click();
  await page.waitForURL('**/profile/settings');
  const question = page.getByRole('alertdialog');
  const open = () => page.getByRole('button', { name: 'Удалить аккаунт' }).click();
  await open();
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toHaveCount(0);
  expect(page.url()).toMatch(/\/profile\/settings$/);
  await open();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await settled(page);
  await page.goBack();
  await page.waitForURL('**/messages');
});

test('Back closes the menu, and from where its links lead it goes to the screen before [SHL-02, ACC-06]', async ({
  browser,
}) => {
  const { page } = await phone(browser);
  const liked = page.getByRole('heading', { level: 1, name: 'Симпатии' });
  await page.locator('nav a[href="/liked"]').click();
  await expect(liked).toBeVisible();
  const menu = page.getByRole('dialog', { name: 'Меню' });
  const open = () => page.getByRole('button', { name: 'Меню' }).click();
  await open();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toHaveCount(0);
  expect(page.url()).toMatch(/\/liked$/);

  for (const link of ['Настройки', 'Безопасность']) {
    await open();
    await menu.getByRole('link', { name: link }).click();
    await page.waitForURL((url) => url.pathname !== '/liked');
    await expect(menu).toHaveCount(0);
    await page.goBack();
    await expect(liked).toBeVisible();
    await expect(menu).toHaveCount(0);
  }
  await page.goBack();
  await page.waitForURL('**/messages');
});

test('Forward after Back has closed a window leads nowhere, and Back then to the screen before [ACC-06]', async ({
  browser,
}) => {
  const { page } = await phone(browser);
  await openSearch(page);
  await page.getByRole('button', { name: 'Фильтры' }).click();
  await expect(page.getByRole('dialog', { name: 'Фильтры' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.evaluate(() => history.forward());
  // Nothing tells that the browser has gone there.
  await page.waitForTimeout(500);
  await settled(page);
  await page.goBack();
  await page.waitForURL('**/messages');
});

test('an address that is written while a window is open waits until it is closed, and closes it not [B8.7, ACC-06]', async ({
  browser,
}) => {
  const { page } = await phone(browser);
  await openSearch(page);
  const filters = page.getByRole('dialog', { name: 'Фильтры' });
  await page.getByRole('button', { name: 'Фильтры' }).click();
  await expect(filters).toBeVisible();
  const otherTab = await page.context().newPage();
  await otherTab.goto(`${server.url}/profile/search`);
  const online = otherTab.getByRole('button', { name: 'В сети' });
  await online.click();
  await expect(otherTab).toHaveURL(/status=online/);
  // Nothing tells that nothing happens.
  await page.waitForTimeout(1500);
  await expect(filters).toBeVisible();
  await page.goBack();
  await expect(filters).toHaveCount(0);
  await expect(page).toHaveURL(/profile\/search\?.*status=online/);
  await page.goBack();
  await page.waitForURL('**/messages');
});
