import type { Page } from '@playwright/test';
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

const demo = { email: 'vera@iskra.demo', password: 'iskra-demo' };
const person = { gender: 'female', name: 'Вера', email: demo.email } as const;
const newPassword = 'новый-пароль';

async function askForCode(page: Page): Promise<string> {
  await page.goto(`${server.url}/login`);
  await page.getByRole('button', { name: 'Забыли пароль?' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail').fill(demo.email);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Шаг 2 из 3')).toBeVisible();
  let code = '';
  // The mail is sent after the answer, so that time does not tell who is a member.
  await expect(async () => (code = await server.codeFor(demo.email))).toPass();
  return code;
}

test('a new password by the mailed code signs in, ends other sessions, and the old one does not [LOG-01, REC-01, REC-02, REC-05, REC-06, REC-07]', async ({
  browser,
}) => {
  const elsewhere = new Visitor(await (await browser.newContext()).newPage(), server, person);
  await elsewhere.signIn(demo);
  const { page } = new Visitor(await (await browser.newContext()).newPage(), server, person);
  const code = await askForCode(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Код из письма').fill(code === '000000' ? '111111' : '000000');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Невірний код.');
  await dialog.getByLabel('Код из письма').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Шаг 3 из 3')).toBeVisible();
  const submit = dialog.getByRole('button', { name: 'Сменить пароль' });
  await dialog.getByLabel('Новый пароль', { exact: true }).fill(newPassword);
  await dialog.getByLabel('Повторите пароль').fill('другой-пароль');
  await expect(dialog.getByText('Пароли не совпадают')).toBeVisible();
  await expect(submit).toBeDisabled();
  await dialog.getByLabel('Повторите пароль').fill(newPassword);
  await submit.click();
  await page.waitForURL('**/profile');

  await elsewhere.page.reload();
  await elsewhere.page.waitForURL('**/login');
  await elsewhere.fillLogin(demo);
  await expect(elsewhere.page.getByRole('alert')).toHaveText(/\S/);
  await elsewhere.fillLogin({ ...demo, password: newPassword });
  await elsewhere.page.waitForURL('**/profile');
});
