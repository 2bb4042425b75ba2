import type { Browser, Page } from '@playwright/test';
import { ServerProcess } from './ServerProcess';
import { expect, test } from './test';
import { Visitor } from './Visitor';

let server: ServerProcess;
test.beforeAll(async () => {
  server = await ServerProcess.start();
});
test.afterAll(async () => {
  await server.close();
});

const password = 'iskra-e2e';

async function newcomer(browser: Browser, email: string) {
  const page = await (await browser.newContext()).newPage();
  const visitor = new Visitor(page, server, { gender: 'female', name: 'Вера', email });
  return { page, visitor, email };
}

/** As it is shown; the announcer says it besides. */
const step = (page: Page, number: number) => page.locator('#root').getByText(`Шаг ${number} из 5`);
const code = (page: Page) => page.getByLabel('Код из письма');
const resend = (page: Page) => page.getByRole('button', { name: /ещё раз/ });

async function createProfile(page: Page): Promise<void> {
  await page.getByLabel('Пароль', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Создать профиль' }).click();
}

/** What the tab remembers, as text. */
const remembered = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

test('the code in her mail is asked for after Back, and after a reload, and is the right one [REG-09]', async ({
  browser,
}) => {
  const { page, visitor, email } = await newcomer(browser, 'vera@example.org');
  await visitor.fillUntilAccount();
  await page.getByLabel('E-mail').fill(email);
  await createProfile(page);
  await expect(code(page)).toBeVisible();
  const mailed = await server.codeFor(email);

  await page.getByRole('button', { name: 'Назад' }).click();
  await createProfile(page);
  await expect(code(page)).toBeVisible();
  await expect(resend(page)).toBeDisabled();

  await page.reload();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await createProfile(page);
  await expect(code(page)).toBeVisible();

  // A tab that did not send the mail learns of it from the server.
  await page.evaluate(() => sessionStorage.removeItem('registrationCode'));
  await page.reload();
  await createProfile(page);
  await expect(code(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(resend(page)).toBeDisabled();
  await expect(resend(page)).toHaveText(/через/);

  await code(page).fill(mailed);
  await page.getByRole('button', { name: 'Подтвердить' }).click();
  await page.waitForURL('**/profile');
});

test('each step is an entry of the history; a reload and a legal page keep step and words, never the password [REG-01]', async ({
  browser,
}) => {
  const { page, visitor, email } = await newcomer(browser, 'anna@example.org');
  await visitor.fillUntilAccount();
  await expect(step(page, 5)).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Пароль', { exact: true }).fill(password);
  expect(await remembered(page)).toContain(email);
  expect(await remembered(page)).not.toContain(password);

  await page.reload();
  await expect(step(page, 5)).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await expect(page.getByLabel('Пароль', { exact: true })).toHaveValue('');

  await page.getByRole('link', { name: /Соглашение/ }).click();
  await page.waitForURL('**/info/terms');
  await page.getByRole('button', { name: 'Назад' }).click();
  await expect(step(page, 5)).toBeVisible();

  for (const number of [4, 3, 2]) {
    await page.goBack();
    await expect(step(page, number)).toBeVisible();
  }
  await expect(page.getByLabel('Имя')).toHaveValue('Вера');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Женщина' })).toHaveAttribute('aria-pressed', 'true');
  for (const number of [2, 3, 4, 5]) {
    await page.goForward();
    await expect(step(page, number)).toBeVisible();
  }

  await createProfile(page);
  await visitor.confirmCode();
  await page.waitForURL('**/profile');
  expect(await remembered(page)).not.toContain(email);
});

test('an address ahead of what is filled in leads to the first open step [REG-01]', async ({ browser }) => {
  const { page, visitor } = await newcomer(browser, 'olga@example.org');
  await page.goto(`${server.url}/register?step=account`);
  await expect(step(page, 1)).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/register`);
  await visitor.fillUntilBirthDate();
  await page.goto(`${server.url}/register?step=code`);
  await expect(step(page, 3)).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/register?step=birth`);
});
