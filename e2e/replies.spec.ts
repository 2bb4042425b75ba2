import type { Page } from '@playwright/test';
import { ServerProcess } from './ServerProcess';
import { expect, test } from './test';
import { Visitor } from './Visitor';

let server: ServerProcess;
test.beforeEach(async () => {
  server = await ServerProcess.start();
});
test.afterEach(() => server.close());

const bubble = (page: Page, words: string) => page.locator('[data-part=bubble]', { hasText: words }).last();
const bar = (page: Page) => page.getByRole('group', { name: 'Ответ на сообщение' });

/** By the right button, once the list listens to it. */
async function choose(
  page: Page,
  words: string,
  entry: string,
  role: 'menuitem' | 'menuitemradio' = 'menuitem',
): Promise<void> {
  const line = page.getByRole(role, { name: entry });
  await expect(async () => {
    await bubble(page, words).click({ button: 'right' });
    await expect(line).toBeVisible({ timeout: 2000 });
  }).toPass();
  await line.click();
}

async function meet(newPage: () => Promise<Page>) {
  const she = new Visitor(await newPage(), server, { gender: 'female', name: 'Вера', email: 'vera@mail.ru' });
  const he = new Visitor(await newPage(), server, { gender: 'male', name: 'Артём', email: 'artem@mail.ru' });
  await she.join();
  await he.join();
  await he.findNearby('Вера');
  await he.page.getByRole('link', { name: /Вера/ }).click();
  await he.page.getByRole('button', { name: 'Написать' }).click();
  await he.page.waitForURL(/\/messages\/\d+/);
  return { he, she };
}

test('a reply is chosen by the right button, waits for the network with its quote, and leads to what it answers', async ({
  browser,
}) => {
  const { he, she } = await meet(async () => (await browser.newContext()).newPage());
  await he.say('Пойдём на выставку?');
  for (let at = 1; at <= 25; at += 1) await he.say(`И ещё кое-что, номер ${at}`);
  await she.openFirstDialogue();
  await she.sees('Пойдём на выставку?');

  await choose(she.page, 'Пойдём на выставку', 'Ответить');
  await expect(bar(she.page)).toContainText('АртёмПойдём на выставку?');
  const field = she.page.getByRole('textbox', { name: /Сообщение/ });
  await expect(field).toBeFocused();
  await she.page.reload();
  await expect(bar(she.page)).toContainText('Пойдём на выставку?');

  await she.page.context().setOffline(true);
  await server.stop();
  await she.say('Пойдём, в субботу');
  await expect(bar(she.page)).toHaveCount(0);
  const unsent = bubble(she.page, 'Пойдём, в субботу');
  await expect(unsent).toContainText('Пойдём на выставку?');
  await server.launch();
  await she.page.context().setOffline(false);
  const his = bubble(he.page, 'Пойдём, в субботу');
  await expect(his).toBeVisible({ timeout: 30_000 });
  await expect(he.page.locator('[data-part=bubble]', { hasText: 'Пойдём, в субботу' })).toHaveCount(1);

  await his.getByRole('button', { name: 'В ответ на: Вы Пойдём на выставку?' }).click();
  const original = he.page.locator('[data-key]', { hasText: 'Пойдём на выставку?' }).first();
  await expect(original).toBeFocused();
  await expect(original).toBeInViewport();
  await he.openFirstDialogue();
  await expect(bubble(he.page, 'Пойдём, в субботу')).toContainText('Пойдём на выставку?');
});

test('a reaction is seen live by the other, after a reload and after a gap, and is taken back', async ({
  browser,
}) => {
  const { he, she } = await meet(async () => (await browser.newContext()).newPage());
  await he.say('Пойдём на выставку?');
  await she.openFirstDialogue();
  await she.sees('Пойдём на выставку?');
  await she.say('Пойдём');
  await he.sees('Пойдём');
  const hers = bubble(she.page, 'на выставку').getByRole('img');
  const his = bubble(he.page, 'на выставку').getByRole('img');

  await choose(she.page, 'на выставку', 'Сердце', 'menuitemradio');
  await expect(hers).toHaveAccessibleName('Вы: сердце');
  await expect(his).toHaveAccessibleName('Вера: сердце');
  await expect(he.page.getByRole('link', { name: /^Сообщения/ })).toHaveAccessibleName('Сообщения');
  await he.page.reload();
  await expect(his).toHaveAccessibleName('Вера: сердце');

  await he.page.context().setOffline(true);
  await choose(she.page, 'на выставку', 'Смех', 'menuitemradio');
  await expect(hers).toHaveAccessibleName('Вы: смех');
  await server.stop();
  await server.launch();
  await he.page.context().setOffline(false);
  await expect(his).toHaveAccessibleName('Вера: смех', { timeout: 30_000 });

  await she.say('Снова здесь');
  await expect(bubble(he.page, 'Снова здесь')).toBeVisible({ timeout: 30_000 });
  await choose(she.page, 'на выставку', 'Смех', 'menuitemradio');
  await expect(hers).toHaveCount(0);
  await expect(his).toHaveCount(0, { timeout: 30_000 });
});
