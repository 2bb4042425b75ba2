import { devices, type Page } from '@playwright/test';
import { ServerProcess } from './ServerProcess';
import { expect, test } from './test';
import { Visitor } from './Visitor';

let server: ServerProcess;
test.beforeEach(async () => {
  server = await ServerProcess.start({ SEED: 'demo' });
});
test.afterEach(() => server.close());

const vera = { email: 'vera@iskra.demo', password: 'iskra-demo' };
const person = { gender: 'female', name: 'Вера', email: vera.email } as const;

/** Nothing of hers is on the page, nor in what the browser keeps for it. */
async function isEmptied(page: Page, words: string): Promise<void> {
  await page.waitForURL('**/login');
  await expect(page.getByText('Сессия закончилась')).toBeVisible();
  await expect(page.getByText('Вера')).toHaveCount(0);
  await expect(page.getByText(words)).toHaveCount(0);
  const kept = () =>
    page.evaluate(() => ['auth', 'user', 'images', 'mainImage'].map((key) => localStorage.getItem(key)));
  expect(await kept()).toEqual([null, null, null, null]);
}

test('a session is ended from another browser: its tabs are out at once, with nothing of hers left (D-09, D-26)', async ({
  browser,
}) => {
  const phone = await browser.newContext({ userAgent: devices['Pixel 7'].userAgent });
  const [dialogue, otherTab] = [await phone.newPage(), await phone.newPage()];
  const there = new Visitor(dialogue, server, person);
  await there.signIn(vera);
  await there.openFirstDialogue();
  await there.say('Это вижу только я');
  await there.sees('Это вижу только я');
  await otherTab.goto(`${server.url}/profile`);
  await expect(otherTab.getByRole('main')).toContainText('Вера');

  const here = await (await browser.newContext()).newPage();
  await new Visitor(here, server, person).signIn(vera);
  await here.goto(`${server.url}/profile/settings`);
  await here.getByRole('link', { name: 'Где выполнен вход' }).click();
  const places = here.getByRole('list', { name: 'Где выполнен вход' }).getByRole('listitem');
  await expect(places).toHaveCount(2);
  await expect(places.first()).toContainText('Это устройство');
  await expect(places.last()).toContainText('Chrome, Android');
  await here.getByRole('button', { name: 'Выйти: Chrome, Android' }).click();
  await expect(here.getByRole('main').getByText('Больше нигде вход не выполнен.')).toBeVisible();

  await isEmptied(dialogue, 'Это вижу только я');
  await isEmptied(otherTab, 'Это вижу только я');
  await dialogue.goBack();
  await isEmptied(dialogue, 'Это вижу только я');
  expect((await dialogue.request.get(`${server.url}/api/session`)).status()).toBe(401);
});

test('all other sessions end after a question; a place that signed in meanwhile shows when the page is looked at again (D-10, D-26)', async ({
  browser,
}) => {
  const here = await (await browser.newContext()).newPage();
  await new Visitor(here, server, person).signIn(vera);
  await here.goto(`${server.url}/profile/settings/sessions`);
  await expect(here.getByRole('main').getByText('Больше нигде вход не выполнен.')).toBeVisible();
  const there = await (await browser.newContext()).newPage();
  await new Visitor(there, server, person).signIn(vera);
  await here.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await here.getByRole('button', { name: 'Выйти на всех других устройствах' }).click();
  await here.getByRole('alertdialog').getByRole('button', { name: 'Выйти на других' }).click();
  await there.waitForURL('**/login');
  await expect(here.getByRole('main').getByText('Больше нигде вход не выполнен.')).toBeVisible();
  await here.reload();
  await expect(here.getByRole('main').getByText('Больше нигде вход не выполнен.')).toBeVisible();
});
