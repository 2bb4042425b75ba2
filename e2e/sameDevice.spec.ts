import type { Browser, Page } from '@playwright/test';
import { ServerProcess } from './ServerProcess';
import { expect, test } from './test';
import { Visitor } from './Visitor';

// The tabs of one browser have one session: none of them is ever another member's than the others.
let server: ServerProcess;
test.beforeEach(async () => {
  server = await ServerProcess.start({ SEED: 'demo' });
});
test.afterEach(() => server.close());

const password = 'iskra-demo';
const artem = { email: 'artem@iskra.demo', password };
const vera = { email: 'vera@iskra.demo', password };

const isHim = (page: Page) => expect(page.getByRole('main')).toContainText('Артём');
const isHer = (page: Page) => expect(page.getByRole('main')).toContainText('Вера');

/** Artyom's two tabs: one to sign in and out, one that is merely open. */
async function twoTabs(
  browser: Browser,
  beforeLoad?: () => void,
): Promise<{ visitor: Visitor; other: Page }> {
  const context = await browser.newContext();
  const [page, other] = [await context.newPage(), await context.newPage()];
  if (beforeLoad) await other.addInitScript(beforeLoad);
  const visitor = new Visitor(page, server, { gender: 'male', name: 'Артём', email: artem.email });
  await visitor.signIn(artem);
  await other.goto(`${server.url}/profile`);
  await isHim(other);
  return { visitor, other };
}

async function signOut(page: Page): Promise<void> {
  await page.goto(`${server.url}/profile/settings`);
  await page.getByRole('button', { name: 'Выйти' }).last().click();
  await page.waitForURL('**/login');
}

test('a tab follows the one that signs out and in as somebody else [ACC-03, ACC-04, SET-09]', async ({
  browser,
}) => {
  const { visitor, other } = await twoTabs(browser);
  await signOut(visitor.page);
  await other.waitForURL('**/login');
  await visitor.fillLogin(vera);
  await visitor.page.waitForURL('**/profile');
  await other.waitForURL('**/profile');
  await isHer(other);
});

test('a tab that heard nothing of it does nothing in the name of the other [LOG-03]', async ({ browser }) => {
  const { visitor, other } = await twoTabs(browser, hearNoOtherTab);
  await other.route(/broadcasting\/auth/, (route) => route.abort());
  await other.goto(`${server.url}/profile/settings`);
  await expect(soundOf(other)).toBeChecked();
  await signOut(visitor.page);
  await visitor.fillLogin(vera);
  await visitor.page.waitForURL('**/profile');
  await soundOf(other).click();
  await other.waitForURL('**/profile');
  await isHer(other);
  await visitor.page.goto(`${server.url}/profile/settings`);
  await expect(soundOf(visitor.page)).toBeChecked();
});

const soundOf = (page: Page) => page.getByRole('switch', { name: 'Звук уведомлений' });

function hearNoOtherTab(): void {
  window.addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true });
}
