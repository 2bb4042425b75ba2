import { ServerProcess } from './ServerProcess';
import { expect, test } from './test';
import { Visitor } from './Visitor';

let server: ServerProcess;
test.beforeEach(async () => {
  server = await ServerProcess.start();
});
test.afterEach(() => server.close());

test('a message to another screen counts in the title until it is read [ACC-05, CHT-10]', async ({
  browser,
}) => {
  const page = async () => (await browser.newContext()).newPage();
  const she = new Visitor(await page(), server, { gender: 'female', name: 'Вера', email: 'vera@mail.ru' });
  const he = new Visitor(await page(), server, { gender: 'male', name: 'Артём', email: 'artem@mail.ru' });
  await she.join();
  await he.join();
  await expect(she.page).toHaveTitle('Мой профиль · Iskra');
  await he.findNearby('Вера');
  await he.page.getByRole('link', { name: /Вера/ }).click();
  await he.page.getByRole('button', { name: 'Написать' }).click();
  await he.page.waitForURL(/\/messages\/\d+/);
  await he.say('Здравствуйте, Вера');
  await expect(she.page).toHaveTitle('(1) Мой профиль · Iskra');
  await she.page.getByRole('link', { name: /Сообщения/ }).click();
  await expect(she.page).toHaveTitle('(1) Диалоги · Iskra');
  await she.page.getByRole('navigation', { name: 'Диалоги' }).getByRole('link').first().click();
  await she.sees('Здравствуйте, Вера');
  await expect(she.page).toHaveTitle('Диалоги · Iskra');
});
