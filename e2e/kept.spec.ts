import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { everythingKept } from './everythingKept';
import { ServerProcess } from './ServerProcess';
import { expect, test } from './test';
import { Visitor } from './Visitor';

// The other journeys have no worker: it would answer before the faults that they make.
test.use({ serviceWorkers: 'allow' });

/** What the demo member wrote in the first of the dialogues. */
const written = 'Это Балтика?';
const demo = { email: 'artem@iskra.demo', password: 'iskra-demo' };
let folder: string;
let server: ServerProcess;
test.beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'iskra-page-'));
  cpSync(path.resolve(import.meta.dirname, '../packages/app/dist'), folder, { recursive: true });
  for (const pressed of ['br', 'gz']) rmSync(path.join(folder, `serviceWorker.js.${pressed}`));
  server = await ServerProcess.start({ SEED: 'demo', APP_DIR: folder });
});
test.afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Signs in, and waits until the device has the page. */
async function signIn(page: Page): Promise<Visitor> {
  const visitor = new Visitor(page, server, { gender: 'male', name: 'Артём', email: demo.email });
  await visitor.signIn(demo);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  return visitor;
}

test('a page opens without a network, with the people, dialogues and messages that were there [LOG-03]', async ({
  page,
  context,
}) => {
  const visitor = await signIn(page);
  await page.goto(`${server.url}/profile/search`);
  const people = page.getByRole('main').locator('a[href^="/profile/user/"]');
  const first = (await people.first().getAttribute('href')) ?? '';
  await visitor.openFirstDialogue();
  await visitor.sees(written);
  const room = page.url();

  await server.kill();
  await context.setOffline(true);
  await page.goto(room);
  await expect(page.getByText('Нет связи').first()).toBeVisible();
  await visitor.sees(written);
  await expect(page.getByRole('navigation', { name: 'Диалоги' }).getByRole('link').first()).toBeVisible();
  await page.goto(`${server.url}/profile/search`);
  await expect(page.getByRole('main').locator(`a[href="${first}"]`)).toBeVisible();
  await page.goto(room);
  await visitor.say('Написано в поезде');

  await server.launch();
  await context.setOffline(false);
  await expect(page.getByText('Нет связи').first()).toBeHidden({ timeout: 30_000 });
  await page.reload();
  await expect(page.getByRole('log').getByText('Написано в поезде')).toHaveCount(1);
});

test('nothing of a member is left on the device after logout or the end of the session [SET-09, ACC-03]', async ({
  page,
  context,
}) => {
  const visitor = await signIn(page);
  const read = async () => {
    await visitor.openFirstDialogue();
    await visitor.sees(written);
    await expect.poll(() => everythingKept(page)).toContain(written);
  };
  await read();
  await page.goto(`${server.url}/profile/settings`);
  await page.getByRole('button', { name: 'Выйти', exact: true }).click();
  await page.waitForURL('**/login');
  await expect.poll(() => everythingKept(page)).not.toContain(written);
  expect(await everythingKept(page)).not.toContain(demo.email);

  await visitor.signIn(demo);
  await read();
  await context.clearCookies();
  await page.getByRole('link', { name: /Симпатии/ }).click();
  await page.waitForURL('**/login');
  await expect.poll(() => everythingKept(page)).not.toContain(written);
});

test('a new version is offered and never forced; whoever takes it reads on in the new one', async ({
  page,
  context,
}) => {
  await signIn(page);
  const other = await context.newPage();
  await other.goto(`${server.url}/messages`);
  await page.goto(`${server.url}/profile/search`);
  const opened = () => performance.timeOrigin;
  const [before, otherBefore] = [await page.evaluate(opened), await other.evaluate(opened)];
  await expect(page.getByRole('heading', { name: 'Люди рядом' })).toBeVisible();

  appendFileSync(path.join(folder, 'serviceWorker.js'), '\n// A newer one.\n');
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  const offer = page.getByRole('button', { name: 'Обновить' });
  await expect(offer).toBeVisible();
  expect(await page.evaluate(opened)).toBe(before);
  await Promise.all([page.waitForEvent('load'), offer.click()]);
  expect(await page.evaluate(opened)).not.toBe(before);
  await expect(page.getByRole('heading', { name: 'Люди рядом' })).toBeVisible();
  await expect(offer).toBeHidden();
  expect(await other.evaluate(opened)).toBe(otherBefore);

  const itsOffer = other.getByRole('button', { name: 'Обновить' });
  await Promise.all([other.waitForEvent('load'), itsOffer.click()]);
  await expect(other.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(itsOffer).toBeHidden();
});

test('a page that was open before the first worker is offered the second too', async ({ page }) => {
  await signIn(page);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  appendFileSync(path.join(folder, 'serviceWorker.js'), '\n// The second one.\n');
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  const offer = page.getByRole('button', { name: 'Обновить' });
  await expect(offer).toBeVisible();
  await Promise.all([page.waitForEvent('load'), offer.click()]);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(offer).toBeHidden();
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
});
