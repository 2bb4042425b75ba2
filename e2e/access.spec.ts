import type { Browser, Page } from '@playwright/test';
import { holdScripts } from './holdScripts';
import { ServerProcess } from './ServerProcess';
import { expect, test } from './test';
import { Visitor } from './Visitor';

let server: ServerProcess;
test.beforeAll(async () => {
  server = await ServerProcess.start({ SEED: 'demo' });
});
test.afterAll(async () => {
  await server.close();
});

const account = { email: 'vera@iskra.demo', password: 'iskra-demo' };

const forMembers: readonly (readonly [path: string, title: RegExp])[] = [
  ['/profile', /^Мой профиль/],
  ['/profile/settings', /^Настройки/],
  ['/profile/search', /^Люди рядом/],
  ['/profile/edit', /^Изменить профиль/],
  ['/encounters', /^Знакомства/],
  ['/messages', /^Сообщения|^Диалоги/],
  ['/matched', /^Совпадения/],
  ['/liked', /^Симпатии/],
  ['/profile/user/3', /^[А-Я]/],
];

/** No page of the product's: not a member's either, so a visitor need not register to learn it. */
const nowhere = ['/nowhere/at/all', '/info', '/info/nothing'];
const notFound = /^Такой страницы нет/;

const forAnyone: readonly (readonly [path: string, title: RegExp])[] = [
  ['/login', /^(С возвращением|Вход)/],
  ['/register', /\S/],
  ...['terms', 'privacy', 'support', 'payment-rules', 'help'].map((page) => [`/info/${page}`, /\S/] as const),
];

async function openPage(browser: Browser, width = 1440): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  return context.newPage();
}

test('a visitor gets to the forms and the legal pages, and from everywhere else to registration [ACC-01]', async ({
  browser,
}) => {
  const page = await openPage(browser);
  for (const [path] of forMembers) {
    await page.goto(server.url + path);
    await expect(page).toHaveURL(`${server.url}/register`);
  }
  for (const [path] of forAnyone) {
    await page.goto(server.url + path);
    await expect(page).toHaveURL(server.url + path);
  }
  for (const path of nowhere) {
    await page.goto(server.url + path);
    await expect(page).toHaveTitle(notFound);
    await expect(page).toHaveURL(server.url + path);
  }
});

test('every address has a screen with a title of its own, any other says that there is none [ACC-05]', async ({
  browser,
}) => {
  const page = await openPage(browser);
  const titles: string[] = [];
  // A member's title begins with what is unread.
  const ownTitle = async () => (await page.title()).replace(/^\(\d+\) /, '');
  const visit = async ([path, title]: readonly [string, RegExp]) => {
    await page.goto(server.url + path);
    await expect.poll(ownTitle, { timeout: 15_000 }).toMatch(title);
    await expect(page.getByRole('main')).toContainText(/\S/);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      await expect(page.getByRole('heading', { level: 1 }), `${path} at ${width} px`).toHaveCount(1);
    }
    titles.push(await ownTitle());
  };
  for (const known of forAnyone) await visit(known);
  await new Visitor(page, server, { gender: 'female', name: 'Вера', email: account.email }).signIn(account);
  for (const known of forMembers) await visit(known);
  expect(new Set(titles).size).toBe(titles.length);
  for (const path of nowhere) await visit([path, notFound]);
});

test('a conversation is found by its heading, on a phone and on a desktop [CHT-03]', async ({ browser }) => {
  const page = await openPage(browser);
  const visitor = new Visitor(page, server, { gender: 'female', name: 'Вера', email: account.email });
  await visitor.signIn(account);
  await visitor.openFirstDialogue();
  const heading = (level: number) => page.getByRole('heading', { level, name: /^[А-Я][а-я]+, \d+$/ });
  await expect(heading(2)).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Диалоги');
  await page.setViewportSize({ width: 390, height: 720 });
  await expect(heading(1)).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('the first address leads to the profile [ACC-04]', async ({ browser }) => {
  const page = await openPage(browser);
  await new Visitor(page, server, { gender: 'female', name: 'Вера', email: account.email }).signIn(account);
  await page.goto(server.url);
  await expect(page).toHaveURL(`${server.url}/profile`);
});

/** A device that believes in a member whom the server no longer knows. */
async function openAfterSession(browser: Browser): Promise<Page> {
  // The server answers, not the worker.
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await new Visitor(page, server, { gender: 'female', name: 'Вера', email: account.email }).signIn(account);
  // A page that is open would learn of it first, and the next would know nobody.
  await page.goto('about:blank');
  await page.context().clearCookies();
  return page;
}

for (const isCodeLate of [false, true])
  test(`the first address tells whose session is over, and leads back to the profile${isCodeLate ? ', the code coming late' : ''} [ACC-03]`, async ({
    browser,
  }) => {
    const page = await openAfterSession(browser);
    const scripts = await holdScripts(page, '**/assets/pageMember*.js');
    if (!isCodeLate) scripts.letGo();
    await page.goto(server.url);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
    scripts.letGo();
    await expect(page.getByText('Сессия закончилась')).toBeVisible();
    const visitor = new Visitor(page, server, { gender: 'female', name: 'Вера', email: account.email });
    await visitor.fillLogin(account);
    await expect(page).toHaveURL(`${server.url}/profile`);
  });

/** A member's browser that forgot what pages keep, but not the session, at an address without a page. */
async function openForgotten(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await new Visitor(page, server, { gender: 'female', name: 'Вера', email: account.email }).signIn(account);
  await page.goto(`${server.url}/api/nothing`);
  await page.evaluate(() => localStorage.clear());
  return page;
}

for (const [from, to] of [
  ['/', '/profile'],
  ['/messages', '/messages'],
  ['/login', '/profile'],
  ['/register', '/profile'],
] as const)
  test(`a member whose browser forgot what pages keep, but not the session, is no stranger at ${from} [ACC-03, ACC-04]`, async ({
    browser,
  }) => {
    const page = await openForgotten(browser);
    await page.goto(server.url + from);
    await expect(page).toHaveURL(server.url + to);
    await expect(page.getByRole('link', { name: 'Сообщения' }).first()).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('auth'))).toBe('true');
  });

test('a member whose browser forgot what pages keep goes on when the server can say who it is [ACC-03, ACC-04]', async ({
  browser,
}) => {
  const page = await openForgotten(browser);
  await page.route('**/api/session', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto(`${server.url}/messages`);
  await expect(page.getByRole('heading', { name: 'Экран не открылся' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByRole('region', { name: 'Диалоги' })).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/messages`);
});

test('who signs in on a slow line reads that the page is on its way [LOG-03]', async ({ browser }) => {
  const page = await openPage(browser);
  await page.goto(`${server.url}/login`);
  const scripts = await holdScripts(page, '**/assets/pageMember*.js');
  await new Visitor(page, server, { gender: 'female', name: 'Вера', email: account.email }).fillLogin(
    account,
  );
  await expect(page.getByText('Загружаем', { exact: true })).toBeVisible();
  scripts.letGo();
  await expect(page).toHaveURL(`${server.url}/profile`);
});

test('a member whose browser forgot what pages keep finds the own language [I18-01]', async ({ browser }) => {
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  const artem = { ...account, email: 'artem@iskra.demo' };
  await new Visitor(page, server, { gender: 'male', name: 'Артём', email: artem.email }).signIn(artem);
  await page.goto(`${server.url}/profile/settings`);
  const kept = page.waitForResponse('**/api/user-locale');
  await page.getByRole('radio', { name: 'English' }).press('Space');
  await kept;
  await page.goto(`${server.url}/api/nothing`);
  await page.evaluate(() => localStorage.clear());
  await page.goto(server.url);
  await expect(page.getByRole('link', { name: 'Settings' }).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('addresses of the server are its own, never a screen [ACC-02]', async ({ browser }) => {
  const page = await openPage(browser);
  for (const path of ['/api/nothing', '/broadcasting/nothing', '/admin', '/admin/members']) {
    const answer = await page.goto(server.url + path);
    expect(answer?.status()).toBe(404);
    expect(answer?.headers()['content-type']).toContain('application/json');
    await expect(page).toHaveURL(server.url + path);
    await expect(page.locator('#root')).toHaveCount(0);
  }
});

test('600 px is a phone, 601 px is not, and the page follows resizing [ACC-06]', async ({ browser }) => {
  const page = await openPage(browser, 601);
  await new Visitor(page, server, { gender: 'female', name: 'Вера', email: account.email }).signIn(account);
  const burger = page.getByRole('button', { name: 'Меню' });
  await expect(burger).toHaveCount(0);
  await page.setViewportSize({ width: 600, height: 900 });
  await expect(burger).toBeVisible();
  await page.setViewportSize({ width: 601, height: 900 });
  await expect(burger).toHaveCount(0);
});

test('premium, a block, the filters and the notes lie over every screen, and Escape closes them [SHL-05]', async ({
  browser,
}) => {
  const page = await openPage(browser, 390);
  await new Visitor(page, server, { gender: 'female', name: 'Вера', email: account.email }).signIn(account);
  const dialog = page.getByRole('dialog');
  const openAndClose = async (path: string, button: RegExp, title: RegExp) => {
    await page.goto(server.url + path);
    await page.getByRole('button', { name: button }).first().click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await expect(page.getByRole('region', { name: /^Уведомления/, includeHidden: true })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
  await openAndClose('/liked', /^Скрытая симпатия/, /Искра Премиум/);
  await openAndClose('/profile/user/3', /^Заблокировать$/, /^Заблокировать/);
  await openAndClose('/profile/search', /^Фильтры/, /^Фильтры$/);
  await openAndClose('/encounters', /^Фильтры/, /^Фильтры$/);
});
