import { ServerProcess } from './ServerProcess';
import { expect, test } from './test';
import { Visitor } from './Visitor';

let server: ServerProcess;
test.beforeEach(async () => {
  server = await ServerProcess.start({ SEED: 'demo' });
});
test.afterEach(() => server.close());

test('a suspended member appeals from the page that learned of it, is refused, appeals anew and is back (D-39)', async ({
  browser,
}) => {
  const email = 'vera@iskra.demo';
  const page = await (await browser.newContext()).newPage();
  const vera = new Visitor(page, server, { gender: 'female', name: 'Вера', email });
  await vera.signIn({ email, password: 'iskra-demo' });
  await page.goto(`${server.url}/messages`);
  await expect(page.getByRole('navigation', { name: 'Диалоги' })).toBeVisible();

  const refused = page.getByRole('alert').filter({ hasText: 'Доступ закрыт: спам' });
  const appeal = page.getByRole('button', { name: 'Обжаловать' });
  const dialog = page.getByRole('dialog');
  const signIn = async () => {
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Пароль', { exact: true }).fill('iskra-demo');
    await page.getByRole('button', { name: 'Войти' }).click();
  };
  const openId = async () =>
    /^(\d+)\t.*open/m.exec(await server.asOperator('appeals', 'list'))?.[1] ?? 'none';

  await test.step('the open page leads to the login, whose refusal leads to the appeal', async () => {
    await server.asOperator('members', 'suspend', email, 'спам');
    await page.waitForURL('**/login');
    await signIn();
    await expect(refused).toBeVisible();
    await appeal.click();
    await dialog.getByRole('textbox').fill('Меня взломали.');
    await dialog.getByRole('button', { name: 'Отправить' }).click();
    await expect(page.getByRole('dialog', { name: 'Обжалование на рассмотрении' })).toBeVisible();
    expect((await page.request.get(`${server.url}/api/session`)).status()).toBe(401);
  });

  await test.step('an operator refuses: mail, login and dialog say so', async () => {
    await server.asOperator('appeals', 'refuse', await openId(), 'Сообщения ушли с вашего телефона.');
    await page.reload();
    await signIn();
    await expect(refused).toContainText('Ваше обжалование отклонено.');
    await appeal.click();
    await expect(dialog.getByText('Сообщения ушли с вашего телефона.')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goto(`${server.url}/dev/mail`);
    await expect(page.getByText('Ответ на ваше обжалование в Искре').first()).toBeVisible();
  });

  await test.step('another suspension, another appeal, accepted: she is in again', async () => {
    await server.asOperator('members', 'restore', email);
    await server.asOperator('members', 'suspend', email, 'спам');
    await page.goto(`${server.url}/login`);
    await signIn();
    await appeal.click();
    await dialog.getByRole('textbox').fill('Телефон украли.');
    await dialog.getByRole('button', { name: 'Отправить' }).click();
    await expect(page.getByRole('dialog', { name: 'Обжалование на рассмотрении' })).toBeVisible();
    expect(await server.asOperator('appeals', 'accept', await openId())).toContain('is restored');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Войти' }).click();
    await page.waitForURL('**/profile');
    await expect(page.getByRole('main')).toContainText('Вера');
  });
});
