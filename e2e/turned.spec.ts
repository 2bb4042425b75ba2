import type { Browser, Page } from '@playwright/test';
import { ServerProcess } from './ServerProcess';
import { expect, test } from './test';
import { Visitor } from './Visitor';

// A phone that is turned crosses 600 px: another layout, and the member in the middle of something.
let server: ServerProcess;
test.beforeAll(async () => {
  server = await ServerProcess.start({ SEED: 'demo' });
});
test.afterAll(() => server.close());

const artem = { email: 'artem@iskra.demo', password: 'iskra-demo' };
const upright = { width: 390, height: 844 };
const lying = { width: 844, height: 390 };

async function open(browser: Browser, path: string): Promise<{ page: Page; artem: Visitor }> {
  const context = await browser.newContext({ viewport: upright, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const visitor = new Visitor(page, server, { gender: 'male', name: 'Артём', email: artem.email });
  await visitor.signIn(artem);
  await page.goto(server.url + path);
  return { page, artem: visitor };
}

/** Until the other layout stands still. */
async function turn(page: Page, way: typeof lying): Promise<void> {
  await page.setViewportSize(way);
  await page.waitForTimeout(700);
}

test('what is typed in the settings stays when the phone is turned [SET-01, ACC-06]', async ({ browser }) => {
  const { page } = await open(browser, '/profile/settings');
  await page.getByRole('button', { name: 'Изменить: Основное' }).click();
  await page.getByRole('textbox', { name: 'Имя' }).fill('Артемий');
  await turn(page, lying);
  await expect(page.getByRole('textbox', { name: 'Имя' })).toHaveValue('Артемий');
  await turn(page, upright);
  await expect(page.getByRole('textbox', { name: 'Имя' })).toHaveValue('Артемий');
});

for (const path of ['/profile/search', '/encounters'])
  test(`filters that are being chosen at ${path} stay open and as they are when the phone is turned [FIL-01, ACC-06]`, async ({
    browser,
  }) => {
    const { page } = await open(browser, path);
    await page.getByRole('button', { name: 'Фильтры' }).click();
    const dialog = page.getByRole('dialog', { name: 'Фильтры' });
    const men = dialog.getByRole('radio', { name: 'Мужчин' });
    await men.press('Space');
    await turn(page, lying);
    await expect(men).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await turn(page, upright);
    await expect(dialog).toHaveCount(0);
  });

for (const path of ['/profile', '/profile/user/3'])
  test(`a photo that is looked at from ${path} stays open when the phone is turned [PRO-01, ACC-06]`, async ({
    browser,
  }) => {
    const { page } = await open(browser, path);
    await page.getByRole('button', { name: /^Фото 1 из/ }).click();
    const viewer = page.getByRole('dialog', { name: /^Фото 1 из/ });
    await expect(viewer).toBeVisible();
    await turn(page, lying);
    await expect(viewer).toBeVisible();
    await turn(page, upright);
    await expect(viewer).toBeVisible();
  });

test('a conversation stays where it is read, and its field in use, when the phone is turned [CHT-04, ACC-06]', async ({
  browser,
}) => {
  const { page, artem: he } = await open(browser, '/messages');
  await he.openFirstDialogue();
  for (let count = 10; count < 40; count += 1) await he.say(`Сообщение ${count}`);
  const log = page.getByRole('log');
  await expect(log.getByText('Сообщение 39')).toBeInViewport();
  await turn(page, lying);
  await expect(log.getByText('Сообщение 39'), 'at the end').toBeInViewport();
  await turn(page, upright);
  await expect(log.getByText('Сообщение 39'), 'at the end again').toBeInViewport();

  const field = page.getByRole('textbox');
  await field.fill('Пишу');
  await turn(page, lying);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Пишу');
  await turn(page, upright);
  await expect(field).toBeFocused();

  await log.hover();
  await page.mouse.wheel(0, -900);
  await page.waitForTimeout(700);
  const read = await topMessage(page);
  expect(read).not.toBe('Сообщение 39');
  await turn(page, lying);
  await expect(log.getByText(read), 'read further up').toBeInViewport();
  await turn(page, upright);
  await expect(log.getByText(read), 'read further up, again').toBeInViewport();

  await page.getByRole('button', { name: /^Действия: / }).click();
  await page.getByRole('menuitem', { name: /^Удалить/ }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await turn(page, lying);
  await expect(question).toBeVisible();
});

/** The first message that stands whole in the window. */
const topMessage = (page: Page): Promise<string> =>
  page.getByRole('log').evaluate((log) => {
    const { top } = log.getBoundingClientRect();
    const texts = document.createTreeWalker(log, NodeFilter.SHOW_TEXT);
    const line = document.createRange();
    while (texts.nextNode()) {
      line.selectNode(texts.currentNode);
      const [found] = /^Сообщение \d\d$/.exec(texts.currentNode.nodeValue ?? '') ?? [];
      if (found && line.getBoundingClientRect().top > top) return found;
    }
    return 'none';
  });
