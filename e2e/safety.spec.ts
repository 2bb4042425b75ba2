import type { Browser } from '@playwright/test';
import { ServerProcess } from './ServerProcess';
import { expect, test } from './test';
import { Visitor } from './Visitor';

let server: ServerProcess;
test.beforeEach(async () => {
  server = await ServerProcess.start({ SEED: 'demo' });
});
test.afterEach(() => server.close());

async function demo(browser: Browser, gender: 'male' | 'female', name: string, email: string) {
  const page = await (await browser.newContext()).newPage();
  const visitor = new Visitor(page, server, { gender, name, email });
  await visitor.signIn({ email, password: 'iskra-demo' });
  const id = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('user') ?? '{}') as { id: number }).id,
  );
  return { page, id };
}

test('a block closes the other open room at once, and its end opens it again [BLK-01, BLK-02, BLK-03, BLK-04]', async ({
  browser,
}) => {
  const she = await demo(browser, 'female', 'Вера', 'vera@iskra.demo');
  const he = await demo(browser, 'male', 'Артём', 'artem@iskra.demo');
  await he.page.goto(`${server.url}/profile/user/${she.id}`);
  await he.page.getByRole('button', { name: 'Написать' }).click();
  await he.page.waitForURL(/\/messages\/\d+/);
  const field = he.page.getByRole('textbox', { name: 'Сообщение' });
  await field.fill('Привет из журнала');
  await he.page.keyboard.press('Enter');
  await expect(he.page.getByRole('log').getByText('Привет из журнала')).toBeVisible();

  await she.page.goto(`${server.url}/profile/user/${he.id}`);
  await she.page.getByRole('button', { name: 'Заблокировать' }).click();
  const dialog = she.page.getByRole('dialog', { name: 'Заблокировать: Артём' });
  await dialog.getByRole('radio', { name: 'Оскорбления или угрозы' }).check();
  await dialog.getByRole('button', { name: 'Заблокировать' }).click();
  await expect(dialog).toBeHidden();
  await expect(she.page.getByRole('button', { name: 'Разблокировать' })).toBeVisible();

  await expect(he.page.getByText('Вы заблокированы').first()).toBeVisible();
  await expect(field).toBeDisabled();
  await he.page.reload();
  await expect(field).toBeDisabled();

  await she.page.getByRole('button', { name: 'Разблокировать' }).click();
  await expect(field).toBeEnabled();
  await field.fill('Снова на связи');
  await he.page.keyboard.press('Enter');
  await she.page.goto(`${server.url}/messages`);
  await expect(
    she.page.getByRole('navigation', { name: 'Диалоги' }).getByText('Снова на связи'),
  ).toBeVisible();
});

test('a report shows the operators what was said, though the conversation was deleted since [BLK-04]', async ({
  browser,
}) => {
  const she = await demo(browser, 'female', 'Вера', 'vera@iskra.demo');
  const he = await demo(browser, 'male', 'Артём', 'artem@iskra.demo');
  await he.page.goto(`${server.url}/profile/user/${she.id}`);
  await he.page.getByRole('button', { name: 'Написать' }).click();
  await he.page.getByRole('textbox', { name: 'Сообщение' }).fill('Переведи мне денег');
  await he.page.keyboard.press('Enter');

  await she.page.goto(`${server.url}/messages`);
  await she.page.getByRole('navigation', { name: 'Диалоги' }).getByText('Переведи мне денег').click();
  const choose = async (name: string) => {
    await she.page.getByRole('button', { name: 'Действия: Артём' }).click();
    await she.page.getByRole('menuitem', { name, exact: true }).click();
  };
  await choose('Пожаловаться');
  const dialog = she.page.getByRole('dialog', { name: 'Пожаловаться: Артём' });
  await dialog.getByRole('radio', { name: 'Мошенничество, просит денег' }).check();
  await dialog.getByRole('checkbox', { name: 'Переведи мне денег' }).check();
  await dialog.getByRole('button', { name: 'Отправить' }).click();
  await expect(dialog).toBeHidden();

  await choose('Удалить переписку');
  await she.page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(she.page.getByText('Переведи мне денег')).toHaveCount(0);
  const id = /^(\d+)\t.*fraud.*Артём/m.exec(await server.asOperator('reports', 'list'))?.[1] ?? 'none';
  expect(await server.asOperator('reports', 'show', id)).toMatch(/^message:\t\d+\t\S+\tПереведи мне денег$/m);
});

test('the reporter reads the outcome of a report, and the other learns nothing [BLK-04]', async ({
  browser,
}) => {
  const she = await demo(browser, 'female', 'Вера', 'vera@iskra.demo');
  const he = await demo(browser, 'male', 'Артём', 'artem@iskra.demo');
  await she.page.goto(`${server.url}/profile/user/${he.id}`);
  await she.page.getByRole('button', { name: 'Пожаловаться' }).click();
  const dialog = she.page.getByRole('dialog', { name: 'Пожаловаться: Артём' });
  await dialog.getByRole('radio', { name: 'Спам или реклама' }).check();
  await dialog.getByRole('button', { name: 'Отправить' }).click();
  await expect(dialog).toBeHidden();

  const reports = she.page.getByRole('list', { name: 'Мои жалобы' }).getByRole('listitem');
  const entry = she.page.getByRole('link', { name: /^Мои жалобы/ });
  await she.page.goto(`${server.url}/profile/settings`);
  await entry.click();
  await expect(reports.first()).toContainText('Артём');
  await expect(reports.first()).toContainText('На рассмотрении');
  await he.page.goto(`${server.url}/profile/settings/reports`);
  await expect(he.page.getByRole('main').getByText('Вы ни на кого не жаловались')).toBeVisible();

  const heard: string[] = [];
  he.page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => void heard.push(String(payload))),
  );
  await he.page.reload();
  await expect(he.page.getByRole('main').getByText('Вы ни на кого не жаловались')).toBeVisible();
  await she.page.goBack();
  await expect(entry).toBeVisible();
  const id = /^(\d+)\t.*spam.*Артём/m.exec(await server.asOperator('reports', 'list'))?.[1] ?? 'none';
  await server.asOperator('reports', 'resolve', '--measures', id, 'Предупреждён');
  await expect(she.page.getByText('Ваша жалоба рассмотрена').first()).toBeAttached();
  await expect(entry).toContainText('Есть новое');
  await entry.click();
  await expect(reports.first()).toContainText('Меры приняты');
  await expect(she.page.getByText('Предупреждён')).toHaveCount(0);
  await she.page.reload();
  await expect(reports.first()).toContainText('Меры приняты');
  await she.page.goBack();
  await expect(entry).toBeVisible();
  await expect(entry).not.toContainText('Есть новое');
  expect(heard.filter((frame) => /report/i.test(frame))).toEqual([]);
});
