import type { Browser, Page } from '@playwright/test';
import { holdScripts } from './holdScripts';
import { openWhole } from './openWhole';
import { ServerProcess } from './ServerProcess';
import { expect, test } from './test';
import { Visitor } from './Visitor';

let server: ServerProcess;
test.beforeAll(async () => {
  server = await ServerProcess.start({ SEED: 'demo' });
});
test.afterAll(() => server.close());

const account = { email: 'vera@iskra.demo', password: 'iskra-demo' };

/** A phone on a first visit: no worker keeps the page there. */
async function newPhone(browser: Browser) {
  return browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
}

const passwordIn = { ru: 'Пароль', en: 'Password' } as const;
type Language = keyof typeof passwordIn;

async function openLogin(page: Page, language: Language): Promise<void> {
  await openWhole(page, `${server.url}/login`);
  await page.locator('select').selectOption(language);
  await expect(page.getByLabel(passwordIn[language], { exact: true })).toBeVisible();
}

async function sendLogin(page: Page, language: Language): Promise<void> {
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel(passwordIn[language], { exact: true }).fill(account.password);
  await page.keyboard.press('Enter');
}

/** In the account's language, which takes over [I18-01]. */
const photosOf = (page: Page) => page.getByRole('list', { name: 'Мои фотографии' });

/** Lets the answer go only when the member's code is asked for, which then takes no time after it. */
async function answerAfterScripts(page: Page, path: string): Promise<void> {
  const scripts = await holdScripts(page);
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await expect.poll(() => [...scripts.asked].join()).toContain('pageMember');
    scripts.letGo();
    await route.continue();
  });
}

for (const language of ['ru', 'en'] as const)
  test(`the profile's code comes while the login is answered, ${language}`, async ({ browser }) => {
    const context = await newPhone(browser);
    const page = await context.newPage();
    await openLogin(page, language);
    await answerAfterScripts(page, '/login');
    await sendLogin(page, language);
    await page.waitForURL('**/profile');
    await expect(photosOf(page)).toBeVisible();
    await context.close();
  });

test('the profile’s code comes while the registration is answered', async ({ browser }) => {
  const context = await newPhone(browser);
  const page = await context.newPage();
  const visitor = new Visitor(page, server, { gender: 'male', name: 'Олег', email: 'oleg@iskra.test' });
  await visitor.fillUntilAccount();
  await answerAfterScripts(page, '/register');
  await visitor.createProfile();
  await page.waitForURL('**/profile');
  await expect(page.getByRole('main')).toContainText('Олег');
  await context.close();
});

for (const language of ['ru', 'en'] as const) {
  test(`a tab that waits for the member's code follows the one that signs out, ${language}`, async ({
    browser,
  }) => {
    const context = await newPhone(browser);
    const [page, other] = [await context.newPage(), await context.newPage()];
    await openLogin(page, language);
    await openLogin(other, language);
    const scripts = await holdScripts(other);
    await sendLogin(page, language);
    await expect(photosOf(page)).toBeVisible();
    await expect.poll(() => [...scripts.asked].join()).toContain('pageMember');
    await page.goto(`${server.url}/profile/settings`);
    await page.getByRole('button', { name: 'Выйти' }).last().click();
    await page.waitForURL('**/login');
    await other.waitForURL('**/login');
    scripts.letGo();
    await expect(other.getByLabel('E-mail')).toBeVisible();
    await context.close();
  });

  test(`a session that ends while the member's code is on its way leads to the login, ${language}`, async ({
    browser,
  }) => {
    const context = await newPhone(browser);
    const page = await context.newPage();
    await openLogin(page, language);
    const scripts = await holdScripts(page);
    const answered = page.waitForResponse((response) => response.url().endsWith('/login'));
    await sendLogin(page, language);
    await answered;
    await context.clearCookies();
    scripts.letGo();
    await expect(page.getByText('Сессия закончилась')).toBeVisible();
    await context.close();
  });
}
