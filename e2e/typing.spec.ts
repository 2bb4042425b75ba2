import type { Locator, Page } from '@playwright/test';
import { ServerProcess } from './ServerProcess';
import { expect, test } from './test';
import { Visitor } from './Visitor';

let server: ServerProcess;
test.beforeEach(async () => {
  server = await ServerProcess.start();
});
test.afterEach(() => server.close());

const marksOf = (page: Page) => page.getByRole('switch', { name: /Показывать, когда я печатаю и читаю/ });
const field = (page: Page) => page.getByRole('textbox', { name: 'Сообщение' });
/** The line in the room; what the announcer said of it stays a while. */
const typed = (page: Page, name: string) =>
  page.locator('[aria-hidden="true"]', { hasText: new RegExp(`^${name} печатает$`) });
const said = ({ page }: Visitor, words: string): Locator =>
  page.getByRole('log').locator('[data-status]').filter({ hasText: words });

async function switchMarks(page: Page, isOn: boolean): Promise<void> {
  await page.goto(`${server.url}/profile/settings`);
  await expect(marksOf(page)).toBeEnabled();
  await marksOf(page).click();
  await expect(marksOf(page)).toBeChecked({ checked: isOn });
}

/** Types until the other's page says so. */
async function typesUntil(writer: Visitor, seen: Locator): Promise<void> {
  await expect(async () => {
    await field(writer.page).pressSequentially('а');
    await expect(seen).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
}

test('who types and who read is seen by the other while both show it, and by neither while one does not [B5.21, SET-01, CHT-10]', async ({
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
  const she = await join('female', 'Вера', 'vera@mail.ru');
  const he = await join('male', 'Артём', 'artem@mail.ru');
  const heTypes = typed(she.page, 'Артём');
  const sheTypes = typed(he.page, 'Вера');

  await test.step('she sees him typing, until he stops or writes', async () => {
    await he.openMember('Вера');
    await he.page.getByRole('button', { name: 'Написать' }).click();
    await he.page.waitForURL(/\/messages\/\d+/);
    await he.say('Привет');
    await she.openFirstDialogue();
    await expect(said(he, 'Привет')).toHaveAttribute('data-status', 'read');
    await typesUntil(he, heTypes);
    await expect(typed(he.page, 'Артём')).toHaveCount(0);
    await expect(heTypes).toHaveCount(0);
    await field(he.page).fill('');
    await typesUntil(he, heTypes);
    await he.say('Как дела?');
    await she.sees('Как дела?');
    await expect(heTypes).toHaveCount(0);
    await typesUntil(she, sheTypes);
    await field(she.page).fill('');
    await expect(sheTypes).toHaveCount(0);
  });

  await test.step('she switches it off: neither sees anything of the other, and her own pages know what she read', async () => {
    const otherTab = await she.page.context().newPage();
    await otherTab.goto(`${server.url}/messages`);
    await switchMarks(she.page, false);
    await he.say('Тайно');
    await expect(otherTab.getByRole('link', { name: /Артём/ })).toContainText('непрочитанных: 1');
    await she.openFirstDialogue();
    await she.sees('Тайно');
    await expect(otherTab.getByRole('link', { name: /Артём.*Тайно/ })).not.toContainText('непрочитанных: 1');
    await otherTab.close();

    await field(she.page).pressSequentially('Пишу', { delay: 100 });
    await field(he.page).pressSequentially('Тоже', { delay: 100 });
    await she.say('Ответ');
    await he.sees('Ответ');
    // What was typed before would have come before the message.
    await expect(sheTypes).toHaveCount(0);
    await expect(heTypes).toHaveCount(0);
    await expect(said(he, 'Тайно')).toHaveAttribute('data-status', 'sent');
    await expect(said(she, 'Ответ')).toHaveAttribute('data-status', 'sent');
    await he.page.reload();
    await expect(said(he, 'Тайно')).toHaveAttribute('data-status', 'sent');
    await expect(said(he, 'Как дела?')).toHaveAttribute('data-status', 'read');
  });

  await test.step('on again: what she reads now is told, and with it what came before', async () => {
    await switchMarks(she.page, true);
    await she.openFirstDialogue();
    await expect(said(he, 'Тайно')).toHaveAttribute('data-status', 'sent');
    await he.say('Снова');
    await expect(said(he, 'Снова')).toHaveAttribute('data-status', 'read');
    await expect(said(he, 'Тайно')).toHaveAttribute('data-status', 'read');
    await typesUntil(she, sheTypes);
  });
});
