import type { Page } from '@playwright/test';
import { ServerProcess } from './ServerProcess';
import { expect, test } from './test';
import { Visitor } from './Visitor';

let server: ServerProcess;
test.beforeEach(async () => {
  server = await ServerProcess.start();
});
test.afterEach(() => server.close());

const people = (page: Page) => page.getByRole('main').getByRole('article');
const filters = (page: Page) => page.getByRole('button', { name: /^Фильтры/ });

test('who looks by goals finds whoever tells so, for as long as they do [B8.11, FIL-04]', async ({
  browser,
}) => {
  const join = async (gender: 'male' | 'female', name: string, email: string) => {
    const visitor = new Visitor(await (await browser.newContext()).newPage(), server, {
      gender,
      name,
      email,
    });
    await visitor.join();
    return visitor;
  };
  const [she, he] = [
    await join('female', 'Вера', 'vera@mail.ru'),
    await join('male', 'Артём', 'artem@mail.ru'),
  ];
  const tells = async (goal: 'Дружба' | 'Найти любовь') => {
    await she.page.goto(`${server.url}/profile/edit`);
    await she.page.getByRole('group', { name: 'Цели' }).getByRole('button', { name: goal }).click();
    await she.page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(she.page.getByText('Сохранено').first()).toBeVisible();
  };

  await he.page.goto(`${server.url}/profile/search`);
  await expect(people(he.page).filter({ hasText: 'Вера' })).toBeVisible();
  await filters(he.page).click();
  const sheet = he.page.getByRole('dialog', { name: 'Фильтры' });
  await sheet.getByRole('button', { name: 'Ещё' }).click();
  await sheet.getByRole('group', { name: 'Цели' }).getByRole('button', { name: 'Дружба' }).click();
  await expect(sheet.getByRole('button', { name: 'Ещё выбрано: 1' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Показать 0 человек' }).click();
  await expect(he.page.getByRole('heading', { name: 'Никого не нашлось' })).toBeVisible();
  await expect(he.page).toHaveURL(/goals=friendship/);

  await tells('Дружба');
  await he.page.reload();
  await expect(people(he.page).filter({ hasText: 'Вера' })).toBeVisible();

  await tells('Дружба');
  await he.page.reload();
  await expect(he.page.getByRole('button', { name: 'Любые цели: 1' })).toBeVisible();
  await expect(people(he.page)).toHaveCount(0);

  await he.page.getByRole('button', { name: 'Убрать фильтр «Цели: Дружба»' }).click();
  await expect(people(he.page).filter({ hasText: 'Вера' })).toBeVisible();
  await expect(he.page).not.toHaveURL(/goals/);

  await he.page.goto(`${server.url}/encounters`);
  const candidate = he.page.getByRole('article', { name: 'Вера' });
  await expect(candidate).toBeVisible();
  const panel = he.page.getByRole('complementary', { name: 'Фильтры' });
  await panel.getByRole('button', { name: 'Ещё' }).click();
  await panel.getByRole('group', { name: 'Цели' }).getByRole('button', { name: 'Дружба' }).click();
  await expect(candidate).toHaveCount(0);
  await panel.getByRole('button', { name: 'Сохранить эти фильтры' }).click();
  await panel.getByLabel('Название').fill('Друзья');
  await panel.getByRole('button', { name: 'Сохранить' }).click();
  await panel.getByRole('button', { name: 'Сбросить' }).click();
  await expect(candidate).toBeVisible();
  await he.page.goto(`${server.url}/encounters`);
  await panel.getByRole('button', { name: 'Друзья', exact: true }).click();
  await expect(candidate).toHaveCount(0);
  await expect(panel.getByRole('button', { name: 'Друзья', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
