import type { Browser, Page } from '@playwright/test';
import { ServerProcess } from './ServerProcess';
import { expect, test } from './test';
import { Visitor } from './Visitor';

let server: ServerProcess;
test.beforeEach(async () => {
  server = await ServerProcess.start();
});
test.afterEach(() => server.close());

/** Two who have a conversation; he looks at her profile. */
async function meet(browser: Browser): Promise<{ he: Visitor; she: Visitor; room: string }> {
  const newPage = async () => (await browser.newContext()).newPage();
  const she = new Visitor(await newPage(), server, { gender: 'female', name: 'Вера', email: 'vera@mail.ru' });
  const he = new Visitor(await newPage(), server, { gender: 'male', name: 'Артём', email: 'artem@mail.ru' });
  await she.join();
  await he.join();
  await he.openMember('Вера');
  await he.page.getByRole('button', { name: 'Написать' }).click();
  await he.page.waitForURL(/\/messages\/\d+/);
  const room = he.page.url();
  await he.say('Привет');
  await she.openFirstDialogue();
  await he.page.goBack();
  await he.page.waitForURL('**/profile/user/*');
  return { he, she, room };
}

const mark = (page: Page) =>
  page.evaluate(() => Object.assign(globalThis, { isSamePage: true }) && undefined);
const isMarked = (page: Page) => page.evaluate(() => 'isSamePage' in globalThis);

test('what a toast leads to opens within the page, from over a window too, and one Back returns [TOA-01, ACC-06]', async ({
  browser,
}) => {
  const { he, she, room } = await meet(browser);
  const { page } = he;
  await mark(page);
  const profile = page.url();
  await page.getByRole('button', { name: 'Пожаловаться' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await she.say('Как дела?');
  await page.getByText('Открыть', { exact: true }).click();
  await page.waitForURL(room);
  await he.sees('Как дела?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
  await page.goBack();
  await page.waitForURL(profile);
  expect(await isMarked(page)).toBe(true);
});

test('with Ctrl a toast, and the name above a conversation, open a tab of their own and leave this one [TOA-01, CHT-03]', async ({
  browser,
}) => {
  const { he, she, room } = await meet(browser);
  const { page } = he;
  const profile = page.url();
  await she.say('Как дела?');
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Открыть' }).click({ modifiers: ['Control'] });
  const tab = await opened;
  await tab.waitForURL(room);
  expect(page.url()).toBe(profile);

  const openedByName = page.context().waitForEvent('page');
  const name = tab.locator(`main a[href="${new URL(profile).pathname}"]`).first();
  await name.click({ modifiers: ['Control'] });
  await (await openedByName).waitForURL(profile);
  expect(tab.url()).toBe(room);
});
