import { ServerProcess } from './ServerProcess';
import { expect, test } from './test';
import { Visitor } from './Visitor';

// A page that is loaded anew in the middle of something.
let server: ServerProcess;
test.beforeAll(async () => {
  server = await ServerProcess.start({ SEED: 'demo' });
});
test.afterAll(() => server.close());

const artem = { email: 'artem@iskra.demo', password: 'iskra-demo' };

test('Back leads to the screen before, though a window was open when the page was loaded anew [OTH-01, ACC-06]', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  const visitor = new Visitor(page, server, { gender: 'male', name: 'Артём', email: artem.email });
  await visitor.signIn(artem);
  await page.goto(`${server.url}/messages`);
  await page.getByRole('link', { name: 'Поиск' }).click();
  await page.waitForURL('**/profile/search');
  const filters = page.getByRole('button', { name: 'Фильтры' });
  await filters.click();
  await expect(page.getByRole('dialog', { name: 'Фильтры' })).toBeVisible();
  await page.reload();
  await expect(filters).toBeVisible();
  await page.goBack();
  await page.waitForURL('**/messages');
  await page.goForward();
  await page.waitForURL('**/profile/search');
  await filters.click();
  await expect(page.getByRole('dialog', { name: 'Фильтры' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Фильтры' })).toHaveCount(0);
  await page.waitForURL('**/profile/search');
});
