import { chromium, type Browser, type Page } from '@playwright/test';
import { windowedChromiumPath } from '../tools/chromium';
import { chromiumFlags } from '../tools/chromiumFlags';
import { ServerProcess } from './ServerProcess';
import { expect, test } from './test';
import { Visitor } from './Visitor';

let server: ServerProcess;
let browser: Browser;
test.beforeEach(async () => {
  server = await ServerProcess.start();
  browser = await chromium.launch({
    // The one without windows keeps no page.
    executablePath: windowedChromiumPath(),
    args: [...chromiumFlags, '--disable-gpu'],
    // Journeys do without it, members do not.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});
test.afterEach(async () => {
  await browser.close();
  await server.close();
});

const newPage = async () =>
  (await browser.newContext({ locale: 'ru-RU', serviceWorkers: 'block' })).newPage();

/** Leaves for another document and comes back; a page that the browser kept fires no load. */
async function leaveAndComeBack(page: Page, meanwhile: () => Promise<void> = () => Promise.resolve()) {
  await page.goto(`${server.url}/health`);
  await meanwhile();
  await page.goBack({ waitUntil: 'commit' });
}

/** Lets the page be told from one that was loaded anew. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isTheSame: true }));
const isTheSame = (page: Page) => page.evaluate(() => 'isTheSame' in window);

for (const path of ['/login', '/info/terms'])
  test(`Back brings ${path} back as it was left, at once`, async () => {
    const page = await newPage();
    await page.goto(server.url + path, { waitUntil: 'networkidle' });
    await mark(page);
    await leaveAndComeBack(page);
    expect(await isTheSame(page)).toBe(true);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

test('a page that was kept follows who signed in meanwhile in another tab [ACC-01]', async () => {
  const page = await newPage();
  await page.goto(`${server.url}/login`, { waitUntil: 'networkidle' });
  await mark(page);
  const person = { gender: 'female', name: 'Вера', email: 'vera@mail.ru' } as const;
  const visitor = new Visitor(await page.context().newPage(), server, person);
  await leaveAndComeBack(page, () => visitor.register());
  expect(await isTheSame(page)).toBe(true);
  await expect(page).toHaveURL(/\/profile$/);
});

test('what a member saw is not brought back after the logout [ACC-03]', async () => {
  const page = await newPage();
  const person = { gender: 'female', name: 'Вера', email: 'vera@mail.ru' } as const;
  const visitor = new Visitor(page, server, person);
  await visitor.join();
  await page.goto(`${server.url}/profile`, { waitUntil: 'networkidle' });
  await expect(page.getByText('Вера').first()).toBeVisible();
  await mark(page);
  await leaveAndComeBack(page, async () => {
    const other = await page.context().newPage();
    await other.goto(`${server.url}/profile/settings`);
    await other.getByRole('button', { name: 'Выйти' }).last().click();
    await other.waitForURL(/\/login$/);
  });
  expect(await isTheSame(page)).toBe(false);
  await expect(page).toHaveURL(/\/register$/);
  await expect(page.getByText('Вера')).toHaveCount(0);
});
