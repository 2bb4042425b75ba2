import type { Browser, Page } from '@playwright/test';
import { memberScreens } from './screens/memberScreens';
import { openScreenServer } from './screens/openScreenServer';
import { Reader } from './screens/Reader';
import { walkScreens } from './screens/walkScreens';
import { Words } from './screens/Words';
import { ServerProcess } from './ServerProcess';
import { expect, test } from './test';
import { translating } from './translating';

test.describe.configure({ mode: 'parallel' });

/** A member whose browser translates every page, and what React complained of there. */
async function openTranslated(browser: Browser): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await page.addInitScript(translating);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/NotFoundError|A screen failed|A part of the page failed/.test(message.text()))
      complaints.push(message.text().slice(0, 200));
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  return { page, complaints };
}

test('a page that the browser translates can be used on every screen [I18-01]', async ({ browser }) => {
  test.setTimeout(240_000);
  const server = await openScreenServer();
  const vera = 'vera@iskra.demo';
  // Signed in elsewhere too, where she blocked and reported somebody.
  const elsewhere = await Reader.begin(await browser.newPage(), new Words('ru'), server);
  await elsewhere.signIn(vera);
  await elsewhere.blockAndReport(7, 5);
  const { page, complaints } = await openTranslated(browser);
  const reader = await Reader.begin(page, new Words('ru'), server);
  await reader.signIn(vera);
  const faults = await walkScreens(reader, memberScreens, async () => {
    await reader.settle();
    return [];
  });
  expect([...faults, ...complaints]).toEqual([]);
  await server.close();
});

test('what is chosen, liked back, written and told shows on a page that the browser translates [I18-01]', async ({
  browser,
}) => {
  const server = await ServerProcess.start({ SEED: 'demo' });
  const { page, complaints } = await openTranslated(browser);
  const reader = await Reader.begin(page, new Words('ru'), server);
  await reader.signIn('artem@iskra.demo');

  await reader.open('/profile/edit');
  const goals = page.getByRole('group', { name: 'Цели' }).getByRole('button');
  const wasPressed = await goals.first().getAttribute('aria-pressed');
  await goals.first().click();
  await expect(goals.first()).not.toHaveAttribute('aria-pressed', String(wasPressed));

  await reader.open('/liked');
  const answers = page.getByRole('button', { name: 'Ответить взаимностью' });
  const unanswered = await answers.count();
  await answers.first().click();
  await expect(answers).toHaveCount(unanswered - 1);

  await reader.open('/messages');
  const row = page.getByRole('listitem').filter({ hasText: 'Полина' }).first();
  await row.getByRole('link').click();
  await page.getByRole('textbox', { name: 'Сообщение' }).fill('Встретимся у фонтана?');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Назад к списку' }).click();
  await expect(row).toContainText('Встретимся у фонтана?');
  expect(complaints).toEqual([]);
  await server.close();
});
