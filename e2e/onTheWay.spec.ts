import type { Browser, Page } from '@playwright/test';
import { stillness } from '../tools/look/stillness';
import { holdScripts } from './holdScripts';
import { openWhole } from './openWhole';
import { ServerProcess } from './ServerProcess';
import { expect, test } from './test';
import { Visitor } from './Visitor';

// No worker keeps the page here, as on a first visit.
let server: ServerProcess;
let page: Page;
test.beforeAll(async ({ browser }) => {
  server = await ServerProcess.start({ SEED: 'demo' });
  // Another session, to be ended.
  await (await signedIn(browser)).close();
  page = await signedIn(browser);
});
test.afterAll(() => server.close());

async function signedIn(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'ru-RU',
    serviceWorkers: 'block',
  });
  const vera = { gender: 'female', name: 'Вера', email: 'vera@iskra.demo' } as const;
  const visitor = new Visitor(await context.newPage(), server, vera);
  await visitor.signIn({ email: vera.email, password: 'iskra-demo' });
  return visitor.page;
}

type Deed = (page: Page) => Promise<void>;
const press =
  (name: string | RegExp): Deed =>
  (page) =>
    page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();
const pressMessage: Deed = (page) =>
  page.getByRole('log').locator('[data-part=bubble]').last().click({ button: 'right' });

const openDialogue: Deed = async (page) => {
  await page.getByRole('navigation', { name: 'Диалоги' }).getByRole('link').first().click();
  await page.getByRole('log').waitFor();
};

/** What opens over a screen by code of its own: where, what asks for it, and the way there. */
const over: readonly (readonly [what: string, path: string, ask: Deed, before?: Deed])[] = [
  ['the menu', '/profile', press('Меню')],
  ['an own photo', '/profile', press('Фото 1 из 4')],
  ['the menu of an own photo', '/profile', press('Действия с фото 2')],
  ['the filters', '/profile/search', press('Фильтры')],
  ['somebody’s photo', '/profile/user/3', press(/^Фото 1 из/)],
  ['a report', '/profile/user/3', press('Пожаловаться')],
  ['blocking', '/profile/user/3', press('Заблокировать')],
  ['premium', '/profile/settings', press('Подробнее о премиуме')],
  ['the question before the account goes', '/profile/settings', press('Удалить аккаунт')],
  [
    'the question before other sessions end',
    '/profile/settings/sessions',
    press('Выйти на всех других устройствах'),
  ],
  ['the menu of a dialogue', '/messages', press(/^Действия: /), openDialogue],
  ['the menu of a message', '/messages', pressMessage, openDialogue],
];
const opened = (page: Page) =>
  page.getByRole('dialog').or(page.getByRole('menu')).or(page.getByRole('alertdialog'));

for (const [what, path, ask, before] of over)
  test(`${what}, given up on its way, does not come over what is done by then`, async () => {
    await openWhole(page, server.url + path);
    await before?.(page);
    await staysAway(page, ask);
  });

for (const [what, path, name, before] of [
  ['a photo', '/profile', /^Действия с фото 2/],
  ['a dialogue', '/messages', /^Действия: /, openDialogue],
] as const)
  test(`the button of ${what} says that its menu is on its way`, async () => {
    await openWhole(page, server.url + path);
    await before?.(page);
    await page.evaluate(stillness);
    const scripts = await holdScripts(page);
    const button = page.getByRole('button', { name }).filter({ visible: true }).first();
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toBeFocused();
    scripts.letGo();
    await expect(page.getByRole('menu')).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(button).toBeFocused();
  });

test('the way to a new password, given up, does not come over what is typed by then', async ({ page }) => {
  await openWhole(page, `${server.url}/login`);
  await staysAway(page, press('Забыли пароль?'));
});

async function staysAway(page: Page, ask: Deed): Promise<void> {
  await page.evaluate(stillness);
  const scripts = await holdScripts(page);
  await ask(page);
  await expect.poll(() => scripts.asked.size).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  scripts.letGo();
  await page.evaluate(`Promise.all(${JSON.stringify([...scripts.asked])}.map((path) => import(path)))`);
  await page.evaluate(stillness);
  await expect(opened(page)).toHaveCount(0);
  await ask(page);
  await expect(opened(page).first()).toBeVisible();
}

test('a screen on its way is told of, and gives way to another', async () => {
  await openWhole(page, `${server.url}/profile`);
  const scripts = await holdScripts(page);
  const told = page.locator('#root').getByText('Загружаем', { exact: true });
  const tab = (name: string) => page.getByRole('navigation').getByRole('link', { name }).first();
  await tab('Знакомства').click();
  await expect(tab('Знакомства')).toHaveAttribute('aria-current', 'page');
  await expect(tab('Профиль')).not.toHaveAttribute('aria-current');
  await expect(told).toBeVisible();
  await expect(page.getByRole('list', { name: 'Мои фотографии' })).toBeVisible();
  await page.getByRole('button', { name: 'Меню' }).click({ trial: true });
  await tab('Сообщения').click();
  await expect(tab('Сообщения')).toHaveAttribute('aria-current', 'page');
  scripts.letGo();
  await expect(page.getByRole('navigation', { name: 'Диалоги' })).toBeVisible();
  await expect(told).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/encounters$/);
  await expect(tab('Знакомства')).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('article').first()).toBeVisible();
});
