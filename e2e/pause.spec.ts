import type { Page } from '@playwright/test';
import { ServerProcess } from './ServerProcess';
import { expect, test } from './test';
import { Visitor } from './Visitor';

let server: ServerProcess;
test.beforeEach(async () => {
  server = await ServerProcess.start();
});
test.afterEach(() => server.close());

const pauseOf = (page: Page) => page.getByRole('switch', { name: /Анкета на паузе/ });

test('a paused member is found by nobody, goes on writing, and ends the pause from another tab in one press [NEA-04, SET-01]', async ({
  browser,
}) => {
  const join = async (gender: 'male' | 'female', name: string, email: string) => {
    const person = { gender, name, email };
    const visitor = new Visitor(await (await browser.newContext()).newPage(), server, person);
    await visitor.join();
    return visitor;
  };
  const [she, he, other] = [
    await join('female', 'Вера', 'vera@mail.ru'),
    await join('male', 'Артём', 'artem@mail.ru'),
    await join('male', 'Борис', 'boris@mail.ru'),
  ];
  await he.openMember('Вера');
  await he.page.getByRole('button', { name: 'Написать' }).click();
  await he.page.waitForURL(/\/messages\/\d+/);

  const otherTab = await she.page.context().newPage();
  await otherTab.goto(`${server.url}/profile/settings`);
  await she.page.goto(`${server.url}/profile/settings`);
  await pauseOf(she.page).click();
  await expect(pauseOf(she.page)).toBeChecked();

  await other.page.goto(`${server.url}/profile/search`);
  await expect(other.page.getByRole('heading', { name: 'Люди рядом' })).toBeVisible();
  await expect(other.page.getByRole('link', { name: /Артём/ })).toBeVisible();
  await expect(other.page.getByRole('link', { name: /Вера/ })).toHaveCount(0);
  await he.say('Ты на паузе?');
  await she.openFirstDialogue();
  await she.sees('Ты на паузе?');

  await expect(pauseOf(otherTab)).toBeChecked();
  // The line above the conversation ends it, and goes from every page.
  const line = (page: Page) => page.getByText('Анкета на паузе: новые люди вас не видят.');
  await expect(line(otherTab)).toBeVisible();
  await she.page.getByRole('button', { name: 'Снять с паузы' }).click();
  await expect(line(she.page)).toHaveCount(0);
  await expect(line(otherTab)).toHaveCount(0);
  await expect(pauseOf(otherTab)).not.toBeChecked();
  await other.findNearby('Вера');
});
