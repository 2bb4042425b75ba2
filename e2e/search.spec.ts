import { ServerProcess } from './ServerProcess';
import { expect, test } from './test';
import { Visitor } from './Visitor';

let server: ServerProcess;
test.beforeEach(async () => {
  server = await ServerProcess.start();
});
test.afterEach(() => server.close());

test('what one said long ago the other finds by another form of the word, in its place [CHT-04]', async ({
  browser,
}) => {
  const page = async () => (await browser.newContext()).newPage();
  const she = new Visitor(await page(), server, { gender: 'female', name: 'Вера', email: 'vera@mail.ru' });
  const he = new Visitor(await page(), server, { gender: 'male', name: 'Артём', email: 'artem@mail.ru' });
  await she.join();
  await he.join();
  await he.findNearby('Вера');
  await he.page.getByRole('link', { name: /Вера/ }).click();
  await he.page.getByRole('button', { name: 'Написать' }).click();
  await he.page.waitForURL(/\/messages\/\d+/);
  await he.say('Приглашаю на выставку акварели');
  for (let at = 1; at <= 30; at += 1) await he.say(`И ещё кое-что, номер ${at}`);
  await he.sees('номер 30');

  await she.page.getByRole('link', { name: /Сообщения/ }).click();
  const field = she.page.getByRole('searchbox', { name: 'Поиск по диалогам' });
  await field.fill('выставки');
  const found = she.page.getByRole('region', { name: 'Поиск по диалогам' });
  await expect(found.locator('mark')).toHaveText('выставку');
  await found.getByRole('link', { name: /выставку/ }).click();
  const message = she.page.locator('[data-key]', { hasText: 'Приглашаю на выставку' });
  await expect(message).toBeFocused();
  await expect(message).toBeInViewport();

  await field.fill('арт');
  const people = found.getByRole('list', { name: 'Люди' });
  await expect(people.getByRole('link', { name: 'Артём', exact: true })).toBeVisible();
  await he.page.getByRole('searchbox', { name: 'Поиск по диалогам' }).fill('арт');
  await expect(he.page.getByText('Ничего не нашлось').last()).toBeVisible();
});
