import type { Browser, Page } from '@playwright/test';
import { ServerProcess } from './ServerProcess';
import { expect, test } from './test';
import { Visitor } from './Visitor';

let server: ServerProcess;
test.beforeEach(async () => {
  server = await ServerProcess.start({ SEED: 'demo' });
});
test.afterEach(() => server.close());

const artem = { email: 'artem@iskra.demo', password: 'iskra-demo' };
const person = { gender: 'male', name: 'Артём', email: artem.email } as const;

async function browse(browser: Browser) {
  return new Visitor(await (await browser.newContext()).newPage(), server, person);
}

async function changeEmail(page: Page, email: string): Promise<void> {
  await page.goto(`${server.url}/profile/settings`);
  const section = page.getByRole('region', { name: 'Аккаунт', exact: true });
  await section.getByRole('button', { name: /^Изменить/ }).click();
  await section.getByLabel('E-mail').fill(email);
  await section.getByRole('button', { name: 'Сохранить' }).click();
  await expect(section.getByText(email)).toBeVisible();
}

test('whoever changed an address twice is put out by the link in the first mail, and a new password keeps them out [SET-05, REC-07]', async ({
  browser,
}) => {
  const [thief, owner] = [await browse(browser), await browse(browser)];
  await thief.signIn(artem);
  await changeEmail(thief.page, 'thief@example.org');
  await changeEmail(thief.page, 'again@example.org');
  let link = '';
  await expect(async () => (link = await server.linkFor(artem.email))).toPass();
  await expect(server.linkFor('thief@example.org')).rejects.toThrow();

  // A scanner of mails opens the link, and runs what the page brings.
  const { page } = owner;
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Вернуть прежний e-mail?' })).toBeVisible();
  await thief.page.reload();
  await expect(thief.page.getByRole('region', { name: 'Аккаунт', exact: true })).toContainText(
    'again@example.org',
  );

  await page.getByRole('button', { name: 'Вернуть адрес' }).click();
  await expect(page.getByText(/Теперь входите с адресом artem@iskra\.demo/)).toBeVisible();
  await thief.page.waitForURL('**/login');
  await page.getByRole('button', { name: 'Задать новый пароль' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('E-mail')).toHaveValue(artem.email);
  await dialog.getByRole('button', { name: 'Получить код' }).click();
  let code = '';
  await expect(async () => (code = await server.codeFor(artem.email))).toPass();
  await dialog.getByLabel('Код из письма').fill(code);
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Новый пароль', { exact: true }).fill('только-мой');
  await dialog.getByLabel('Повторите пароль').fill('только-мой');
  await dialog.getByRole('button', { name: 'Сменить пароль' }).click();
  await page.waitForURL('**/profile');

  await thief.fillLogin(artem);
  await expect(thief.page.getByRole('alert')).toHaveText(/\S/);
  await thief.page.goto(link);
  await thief.page.getByRole('button', { name: 'Вернуть адрес' }).click();
  await expect(thief.page.getByRole('heading', { name: 'Ссылка не действует' })).toBeVisible();
});

test('the one who pressed in the browser that is signed in reads that it is done, and signs in again [SET-05]', async ({
  browser,
}) => {
  const me = await browse(browser);
  await me.signIn(artem);
  await changeEmail(me.page, 'moved@example.org');
  let link = '';
  await expect(async () => (link = await server.linkFor(artem.email))).toPass();
  await me.page.goto(link);
  await me.page.getByRole('button', { name: 'Вернуть адрес' }).click();
  await expect(me.page.getByText(/Теперь входите с адресом artem@iskra\.demo/)).toBeVisible();
  await me.page.getByRole('link', { name: 'Войти' }).click();
  await me.page.waitForURL('**/login');
  await me.fillLogin(artem);
  await me.page.waitForURL('**/profile');
});
