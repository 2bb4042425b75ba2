import type { Browser, Page } from '@playwright/test';
import { ServerProcess } from './ServerProcess';
import { expect, test } from './test';
import { Visitor } from './Visitor';

let server: ServerProcess;
test.beforeEach(async () => {
  server = await ServerProcess.start();
});
test.afterEach(() => server.close());

const switchOf = (page: Page) => page.getByRole('switch', { name: /Скрывать, что я в сети/ });

async function join(browser: Browser, person: Visitor['person']) {
  const visitor = new Visitor(await (await browser.newContext()).newPage(), server, person);
  await visitor.join();
  return visitor;
}

test('who hides is offline for others while her page is open, sees them, and shows herself from another tab again [RT-05, SET-01]', async ({
  browser,
}) => {
  const she = await join(browser, { gender: 'female', name: 'Вера', email: 'vera@mail.ru' });
  const he = await join(browser, { gender: 'male', name: 'Артём', email: 'artem@mail.ru' });
  const seesHer = async (words: string) => {
    await he.page.reload();
    await expect(he.page.getByText(words, { exact: true }).first()).toBeVisible();
  };
  await he.openMember('Вера');
  await expect(async () => seesHer('В сети')).toPass();

  const otherTab = await she.page.context().newPage();
  await otherTab.goto(`${server.url}/profile/settings`);
  await she.page.goto(`${server.url}/profile/settings`);
  await switchOf(she.page).click();
  await expect(switchOf(she.page)).toBeChecked();
  await seesHer('Не в сети');
  // A page that opens says that she is there.
  await she.openMember('Артём');
  await expect(she.page.getByText('В сети', { exact: true }).first()).toBeVisible();
  await seesHer('Не в сети');

  await expect(switchOf(otherTab)).toBeChecked();
  await switchOf(otherTab).click();
  await expect(switchOf(otherTab)).not.toBeChecked();
  await seesHer('В сети');
});
