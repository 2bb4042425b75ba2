import type { Browser } from '@playwright/test';
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

async function open(browser: Browser, person: Visitor['person']): Promise<Visitor> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  return new Visitor(await context.newPage(), server, person);
}

const woman = (email: string) => ({ gender: 'female', name: 'Нина', email }) as const;

test('a wrong password says so on the form and keeps the e-mail [LOG-02, LOG-04]', async ({ browser }) => {
  const { page } = await open(browser, woman(demo.email));
  await page.goto(`${server.url}/login`);
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByText('Введите e-mail')).toBeVisible();
  await expect(page.getByText('Введите пароль')).toBeVisible();
  await page.getByLabel('E-mail').fill(demo.email);
  await expect(page.getByText('Введите e-mail')).toHaveCount(0);
  await page.getByLabel('Пароль', { exact: true }).fill('неверный');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Неверная почта или пароль.');
  await expect(page.getByLabel('E-mail')).toHaveValue(demo.email);
});

test('a taken e-mail and a short password are told at the last step, and nothing is lost [REG-07, REG-08, REG-11]', async ({
  browser,
}) => {
  const visitor = await open(browser, { ...woman(demo.email), gender: 'male' });
  const { page } = visitor;
  await visitor.fillUntilAccount();
  await page.getByRole('button', { name: 'Создать профиль' }).click();
  await expect(page.getByRole('alert')).toHaveText('Заполните все поля!');
  await page.getByLabel('E-mail').fill(demo.email);
  await page.getByLabel('Пароль', { exact: true }).fill('12345');
  await page.getByRole('button', { name: 'Создать профиль' }).click();
  await expect(page.getByRole('alert')).toHaveText('Пароль должен содержать не менее 6 символов');
  await page.getByLabel('Пароль', { exact: true }).fill('123456');
  await page.getByRole('button', { name: 'Создать профиль' }).click();
  await expect(page.getByRole('alert')).toContainText(/e-mail|почт|адрес/i);
  await expect(page.getByLabel('E-mail')).toHaveValue(demo.email);
  for (let step = 4; step > 1; step -= 1) await page.getByRole('button', { name: 'Назад' }).click();
  await expect(page.getByLabel('Имя')).toHaveValue('Нина');
});

test('an empty, a wrong and a used-up code each say so (D-18) [REG-09, REG-10]', async ({ browser }) => {
  const email = 'nina@mail.ru';
  const visitor = await open(browser, woman(email));
  const { page } = visitor;
  await visitor.fillUntilAccount();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Пароль', { exact: true }).fill('iskra-e2e');
  await page.getByRole('button', { name: 'Создать профиль' }).click();
  const confirm = page.getByRole('button', { name: 'Подтвердить' });
  await confirm.click();
  await expect(page.getByRole('alert')).toHaveText('Будь ласка, введіть код.');
  const code = await server.codeFor(email);
  const wrong = code === '000000' ? '111111' : '000000';
  await page.getByLabel('Код из письма').fill(wrong);
  await confirm.click();
  await expect(page.getByRole('alert')).toHaveText('Невірний код.');
  await expect(page.getByLabel('Код из письма')).toHaveValue(wrong);
  for (let tries = 1; tries < 5; tries += 1) {
    await expect(confirm).toBeEnabled();
    await Promise.all([page.waitForResponse('**/verify-code'), confirm.click()]);
  }
  // The answer to the right code: without it the alert of the wrong one would still be looked at.
  await page.getByLabel('Код из письма').fill(code);
  const [answer] = await Promise.all([page.waitForResponse('**/verify-code'), confirm.click()]);
  expect(answer.status()).toBe(422);
  await expect(page.getByRole('alert')).toHaveText('Код больше не действует. Отправьте новый.');
  await expect(page).toHaveURL(/register/);
  await expect(page.getByRole('button', { name: /Отправить ещё раз можно через/ })).toBeDisabled();
});

test('the day of the 18th birthday can be chosen, the day after it cannot [REG-14]', async ({ browser }) => {
  const visitor = await open(browser, woman('young@mail.ru'));
  const { page } = visitor;
  await page.clock.setFixedTime(new Date('2026-06-14T12:00:00'));
  await visitor.fillUntilBirthDate();
  const selects = page.getByRole('group', { name: 'Дата рождения' }).first().getByRole('combobox');
  const next = page.getByRole('button', { name: 'Далее' });
  await selects.nth(2).selectOption('2008');
  await expect(selects.nth(1).locator('option[value="7"]')).toBeDisabled();
  await selects.nth(1).selectOption('6');
  await expect(selects.nth(0).locator('option[value="15"]')).toBeDisabled();
  await expect(next).toBeDisabled();
  await selects.nth(0).selectOption('14');
  await expect(page.getByText('Вам 18 лет')).toBeVisible();
  await expect(next).toBeEnabled();
});

test('empty and over-long messages are stopped before sending, and the text stays [CHT-05]', async ({
  browser,
}) => {
  const visitor = await open(browser, woman(demo.email));
  const { page } = visitor;
  await visitor.signIn(demo);
  await visitor.openFirstDialogue();
  const field = page.getByRole('textbox', { name: /Сообщение/ });
  const send = page.getByRole('button', { name: 'Отправить' });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/message/send'))
      sent.push((request.postDataJSON() as { content: string }).content);
  });
  await field.fill('   ');
  await field.press('Enter');
  const long = 'ы'.repeat(10_000);
  await field.fill(long);
  await field.press('Enter');
  await expect(page.getByText(/4\s?000/).first()).toBeVisible();
  await expect(field).toHaveValue(long);
  await expect(send).toBeVisible();
  await visitor.say('не пустое');
  await visitor.sees('не пустое');
  // It stands in the room before it is sent.
  await expect.poll(() => sent).toEqual(['не пустое']);
});

test('without a network a message waits with a retry, and goes by itself when the network is back [API-03, RT-06]', async ({
  browser,
}) => {
  const visitor = await open(browser, woman(demo.email));
  const { page } = visitor;
  await visitor.signIn(demo);
  await visitor.openFirstDialogue();
  await page.context().setOffline(true);
  await visitor.say('написано без сети');
  const retry = page.getByRole('button', { name: 'Повторить' });
  await expect(retry).toBeVisible();
  await page.context().setOffline(false);
  await expect(retry).toHaveCount(0);
  await page.reload();
  await visitor.sees('написано без сети');
});

test('a message that was cut off on its way waits with a retry, and the retry sends it [API-03, RT-06]', async ({
  browser,
}) => {
  const visitor = await open(browser, woman(demo.email));
  const { page } = visitor;
  await visitor.signIn(demo);
  await visitor.openFirstDialogue();
  await page.route('**/message/send', (route) => route.abort());
  await visitor.say('оборвалось');
  const retry = page.getByRole('button', { name: 'Повторить' });
  await expect(retry).toBeVisible();
  await page.unroute('**/message/send');
  await retry.click();
  await expect(retry).toHaveCount(0);
  await page.reload();
  await visitor.sees('оборвалось');
});

test('a session that ended while typing leads to login and back to the draft (D-01) [ACC-03]', async ({
  browser,
}) => {
  const visitor = await open(browser, woman(demo.email));
  const { page } = visitor;
  await visitor.signIn(demo);
  await visitor.openFirstDialogue();
  const address = page.url();
  await page.getByRole('textbox', { name: /Сообщение/ }).fill('не дописано');
  await page.waitForFunction(() => localStorage.getItem('drafts')?.includes('не дописано'));
  await page.context().clearCookies();
  await page.reload();
  await expect(page.getByText('Сессия закончилась')).toBeVisible();
  await visitor.fillLogin(demo);
  await page.waitForURL(address);
  await expect(page.getByRole('textbox', { name: /Сообщение/ })).toHaveValue('не дописано');
});

test('a dialog whose code a newer build replaced leaves the screen standing, and a press brings the page anew [API-03]', async ({
  browser,
}) => {
  const visitor = await open(browser, woman(demo.email));
  const { page } = visitor;
  await visitor.signIn(demo);
  await page.goto(`${server.url}/profile/search`);
  await page.route('**/FilterSheet-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('button', { name: 'Фильтры', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('вышло обновление');
  await expect(page.getByRole('heading', { name: 'Люди рядом' })).toBeVisible();
  const broughtAnew = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Повторить' }).click();
  await broughtAnew;
  await expect(page.getByRole('heading', { name: 'Люди рядом' })).toBeVisible();
});

test('a screen whose code cannot load says so and leaves the way to the others [API-03]', async ({
  browser,
}) => {
  const visitor = await open(browser, woman(demo.email));
  const { page } = visitor;
  await visitor.signIn(demo);
  await page.goto(`${server.url}/profile/search`);
  await page.getByRole('heading', { name: 'Люди рядом' }).waitFor();
  await page.route('**/MessagesPage-*.js', (route) => route.abort());
  await page.getByRole('link', { name: /^Сообщения/ }).click();
  await expect(page.getByRole('alert')).toContainText('Экран не открылся');
  await page.getByRole('link', { name: /^Люди рядом/ }).click();
  await expect(page.getByRole('heading', { name: 'Люди рядом' })).toBeVisible();
});

test('filters that cannot be asked for leave nobody whom the former ones found, and say so [FIL-04, API-03]', async ({
  browser,
}) => {
  const visitor = await open(browser, woman(demo.email));
  const { page } = visitor;
  await visitor.signIn(demo);
  await page.goto(`${server.url}/profile/search`);
  const people = page.getByRole('main').getByRole('article');
  await expect(people.first()).toBeVisible();
  await page.getByRole('button', { name: 'Фильтры', exact: true }).click();
  await page.getByRole('radio', { name: 'Мужчин' }).check();
  // It tells how many only while a count is there: the one for men may be cut off with the network.
  const show = page.getByRole('dialog').getByRole('button', { name: /^Показать/ });
  await expect(show).toBeVisible();
  await page.context().setOffline(true);
  await show.click();
  await expect(page.getByText(/^Список не загрузился/)).toBeVisible();
  await expect(people).toHaveCount(0);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(people.first()).toBeVisible();
});
