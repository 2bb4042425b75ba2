import type { Browser, Page } from '@playwright/test';
import { ServerProcess } from './ServerProcess';
import { expect, test } from './test';
import { Visitor } from './Visitor';

// What a page that was open before shows is what the server knows.
let server: ServerProcess;
test.beforeEach(async () => {
  server = await ServerProcess.start();
});
test.afterEach(() => server.close());

/** A woman and a man, each with a page; nobody has written yet. */
async function two(browser: Browser): Promise<{ she: Visitor; he: Visitor; herId: number; hisId: number }> {
  const [she, he] = [
    new Visitor(await (await browser.newContext()).newPage(), server, {
      gender: 'female',
      name: 'Вера',
      email: 'vera@mail.ru',
    }),
    new Visitor(await (await browser.newContext()).newPage(), server, {
      gender: 'male',
      name: 'Артём',
      email: 'artem@mail.ru',
    }),
  ];
  await she.join();
  await he.join();
  return { she, he, herId: await ownId(she.page), hisId: await ownId(he.page) };
}

const ownId = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('user') ?? '{}') as { id: number }).id);

/** Goes to a profile within the page, as a member does, so that its stores live on. */
async function openFromNearby({ page }: Visitor, name: string): Promise<void> {
  await page.getByRole('link', { name: /Люди рядом/ }).click();
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await expect(page.getByRole('button', { name: 'Написать' })).toBeVisible();
}

const row = ({ page }: Visitor, text: string) =>
  page.getByRole('navigation', { name: 'Диалоги' }).getByRole('link').filter({ hasText: text });

test('a dialogue that began after the list was looked at opens [OTH-06, CHT-09]', async ({ browser }) => {
  const { he } = await two(browser);
  await he.page.getByRole('link', { name: /Сообщения/ }).click();
  await expect(he.page.getByText('Выберите диалог')).toBeVisible();
  await openFromNearby(he, 'Вера');
  await he.page.getByRole('button', { name: 'Написать' }).click();
  await he.page.waitForURL(/\/messages\/\d+/);
  await he.say('Здравствуйте, Вера');
  await he.sees('Здравствуйте, Вера');
});

test('a dialogue is heard after it was deleted and came back, and after a block ended [RT-04, BLK-03, CHT-11]', async ({
  browser,
}) => {
  const { she, he, herId } = await two(browser);
  await he.page.goto(`${server.url}/profile/user/${herId}`);
  await he.page.getByRole('button', { name: 'Написать' }).click();
  await he.say('раз');
  await she.page.getByRole('link', { name: /Сообщения/ }).click();
  await row(she, 'раз').click();
  await she.page.getByRole('button', { name: /^Действия/ }).click();
  await she.page.getByRole('menuitem', { name: 'Удалить переписку' }).click();
  await she.page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(row(she, 'раз')).toHaveCount(0);
  await he.say('два');
  await expect(row(she, 'два')).toBeVisible();
  await he.say('три');
  await expect(row(she, 'три')).toBeVisible();

  await she.page.goto(`${server.url}/profile/search`);
  await expect(she.page.getByRole('link', { name: /Артём/ })).toBeVisible();
  await he.page.goto(`${server.url}/profile/user/${herId}`);
  await he.page.getByRole('button', { name: 'Заблокировать' }).click();
  const dialog = he.page.getByRole('dialog', { name: 'Заблокировать: Вера' });
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Заблокировать' }).click();
  await he.page.getByRole('button', { name: 'Разблокировать' }).click();
  await he.page.getByRole('button', { name: 'Написать' }).click();
  await he.say('четыре');
  await expect(she.page.getByRole('link', { name: /Сообщения.*непрочитанн/ })).toBeVisible();
  await expect(she.page.getByText('четыре', { exact: true })).toBeVisible();
});

test('more unread than a page of messages holds: the room opens at the first, and its end clears all [CHT-10]', async ({
  browser,
}) => {
  const { she, he, herId } = await two(browser);
  await he.page.goto(`${server.url}/profile/user/${herId}`);
  await he.page.getByRole('button', { name: 'Написать' }).click();
  await he.page.waitForURL(/\/messages\/\d+/);
  for (let count = 1; count <= 58; count += 1) await he.say(`сообщение ${count}.`);
  await he.sees('сообщение 58.');
  await expect(she.page.getByRole('link', { name: /Сообщения.*58 непрочитанных/ })).toBeVisible();
  await she.page.getByRole('link', { name: /Сообщения/ }).click();
  await row(she, 'сообщение 58.').click();
  const log = she.page.getByRole('log');
  await expect(log.getByText('сообщение 1.').last()).toBeInViewport();
  await log.getByText('сообщение 1.').last().hover();
  await expect(async () => {
    await she.page.mouse.wheel(0, 4000);
    await expect(log.getByText('сообщение 58.').last()).toBeInViewport({ timeout: 500 });
  }).toPass();
  await expect(she.page.getByRole('link', { name: /непрочитанн/ })).toHaveCount(0);
  await she.page.reload();
  await expect(she.page.getByRole('log')).toBeVisible();
  await expect(she.page.getByRole('link', { name: /непрочитанн/ })).toHaveCount(0);
});

test('two tabs of one browser have one language and one theme [I18-01]', async ({ browser }) => {
  const context = await browser.newContext();
  const pages = [await context.newPage(), await context.newPage()] as const;
  const [one, other] = pages;
  const visitor = new Visitor(one, server, { gender: 'male', name: 'Артём', email: 'artem@mail.ru' });
  await visitor.join();
  await other.goto(`${server.url}/profile`);
  await expect(other.getByRole('link', { name: /Люди рядом/ })).toBeVisible();
  await one.goto(`${server.url}/profile/settings`);
  await one.getByRole('radio', { name: 'English' }).check();
  await expect(other.getByRole('link', { name: /People nearby/ })).toBeVisible();
});
