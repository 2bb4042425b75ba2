import type { Browser, Page } from '@playwright/test';
import { ServerProcess } from './ServerProcess';
import { expect, test } from './test';
import { Visitor, type Person } from './Visitor';

let server: ServerProcess;
test.beforeEach(async () => {
  server = await ServerProcess.start();
});
test.afterEach(() => server.close());

const her: Person = { gender: 'female', name: 'Вера', email: 'vera@mail.ru' };
const him: Person = { gender: 'male', name: 'Артём', email: 'artem@mail.ru' };

async function join(browser: Browser, person: Person): Promise<Visitor> {
  const visitor = new Visitor(await (await browser.newContext()).newPage(), server, person);
  await visitor.join();
  return visitor;
}

const list = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Чьи симпатии' }).getByRole('link', { name });
const herCard = (page: Page) => page.getByRole('article').filter({ hasText: 'Вера' });

test('a like given is listed, and taken back everywhere: in the other tab and in her count (D-04, D-21)', async ({
  browser,
}) => {
  const [she, he] = [await join(browser, her), await join(browser, him)];
  const otherTab = await he.page.context().newPage();
  await otherTab.goto(`${server.url}/liked`);
  await list(otherTab, 'Вам нравятся').click();
  await expect(otherTab.getByText('Вам пока никто не понравился')).toBeVisible();

  await he.openMember('Вера');
  await he.page.getByRole('button', { name: 'Нравится', exact: true }).click();
  await he.page.waitForURL(/\/messages\/\d+/);
  await expect(herCard(otherTab)).toBeVisible();
  // Told to her after the five seconds in which it could be undone without a trace.
  await expect(she.page.getByRole('link', { name: /Симпатии.*1 симпатия/ })).toBeVisible();

  await he.page.goto(`${server.url}/liked/given`);
  await he.page.getByRole('button', { name: 'Забрать симпатию: Вера' }).click();
  await expect(herCard(he.page)).toHaveCount(0);
  await expect(herCard(otherTab)).toHaveCount(0);
  await expect(she.page.getByRole('link', { name: /симпатия/ })).toHaveCount(0);
  await otherTab.goBack();
  await expect(list(otherTab, 'Вы нравитесь')).toHaveAttribute('aria-current', 'page');
});

test('whom one passed is listed on the device, and brought back to encounters (D-21)', async ({
  browser,
}) => {
  await join(browser, her);
  const he = await join(browser, him);
  await he.openEncounters('Вера');
  await he.page.getByRole('button', { name: /Пропустить/ }).click();
  await expect(he.page.getByText('Пока это все')).toBeVisible();

  await he.page.goto(`${server.url}/liked/passed`);
  await he.page.getByRole('button', { name: 'Вернуть в знакомства: Вера' }).click();
  await expect(he.page.getByText('Вы никого не пропускали')).toBeVisible();
  await he.openEncounters('Вера');
});

test('whom one blocked is listed in the settings, and unblocked there [BLK-02]', async ({ browser }) => {
  const [she, he] = [await join(browser, her), await join(browser, him)];
  await he.openMember('Вера');
  await he.page.getByRole('button', { name: 'Заблокировать' }).click();
  const dialog = he.page.getByRole('dialog', { name: 'Заблокировать: Вера' });
  await dialog.getByRole('radio', { name: 'Спам' }).check();
  await dialog.getByRole('button', { name: 'Заблокировать' }).click();
  await expect(dialog).toBeHidden();
  await she.page.goto(`${server.url}/profile/search`);
  await expect(she.page.getByRole('heading', { name: 'Люди рядом' })).toBeVisible();
  await expect(she.page.getByRole('link', { name: /Артём/ })).toHaveCount(0);

  await he.page.goto(`${server.url}/profile/settings`);
  await he.page.getByRole('link', { name: 'Заблокированные' }).click();
  await he.page.getByRole('button', { name: 'Разблокировать: Вера' }).click();
  await expect(he.page.getByText('Вы никого не заблокировали')).toBeVisible();
  await she.findNearby('Артём');
});
