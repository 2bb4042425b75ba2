import { readFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { holdScripts } from './holdScripts';
import { ServerProcess } from './ServerProcess';
import { expect, test } from './test';
import { Visitor } from './Visitor';

let server: ServerProcess;
test.beforeEach(async () => {
  server = await ServerProcess.start({ SEED: 'demo' });
});
test.afterEach(() => server.close());

const vera = { gender: 'female', name: 'Вера', email: 'vera@iskra.demo' } as const;
const artem = { gender: 'male', name: 'Артём', email: 'artem@iskra.demo' } as const;

async function demo(browser: Browser, person: typeof vera | typeof artem, options?: BrowserContextOptions) {
  const page = await (await browser.newContext(options)).newPage();
  await countTones(page);
  const visitor = new Visitor(page, server, person);
  await visitor.signIn({ email: person.email, password: 'iskra-demo' });
  const id = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('user') ?? '{}') as { id: number }).id,
  );
  return { page, visitor, id };
}

/** Counts the tones that the page starts, where a test has no ears. */
async function countTones(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = OscillatorNode.prototype.start;
    const counted = window as unknown as { tones: number };
    counted.tones = 0;
    OscillatorNode.prototype.start = function (this: OscillatorNode, when?: number) {
      counted.tones += 1;
      start.call(this, when);
    };
  });
}
const tones = (page: Page) => page.evaluate(() => (window as unknown as { tones: number }).tones);

const openSettings = (page: Page) => page.goto(`${server.url}/profile/settings`);
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('general information is edited, kept over a reload, and shown to whom one talks to [SET-02, SET-03, SET-05]', async ({
  browser,
}) => {
  const [she, he] = [await demo(browser, vera), await demo(browser, artem)];
  await he.page.goto(`${server.url}/profile/user/${she.id}`);
  await he.page.getByRole('button', { name: 'Написать' }).click();
  await he.page.waitForURL(/\/messages\/\d+/);
  await he.visitor.say('Привет из настроек');
  await he.visitor.sees('Привет из настроек');

  await openSettings(she.page);
  const info = section(she.page, 'Основное');
  await info.getByRole('button', { name: 'Изменить: Основное' }).click();
  await info.getByLabel('Имя').fill('Вероника');
  await info.getByRole('combobox', { name: 'Год' }).selectOption('1990');
  await info.getByRole('combobox', { name: 'Город' }).fill('Казань');
  await she.page
    .getByRole('option', { name: /^Казань/ })
    .first()
    .click();
  await info.getByRole('button', { name: 'Сохранить' }).click();
  await expect(info.getByText('Сохранено')).toBeVisible();
  await expect(info.getByText('Сохранено')).toBeHidden({ timeout: 5000 });
  await expect(he.page.getByRole('link', { name: /Вероника/ }).first()).toBeVisible();
  await she.page.reload();
  await expect(info.getByText('Вероника')).toBeVisible();
  await expect(info.getByText('Казань')).toBeVisible();
  await expect(info.getByText(/1990/)).toBeVisible();
});

test('a woman proves her new e-mail by the mailed code, and signs in with it (D-38) [SET-05]', async ({
  browser,
}) => {
  const { page } = await demo(browser, vera);
  await openSettings(page);
  const account = section(page, 'Аккаунт');
  await account.getByRole('button', { name: 'Изменить: Аккаунт' }).click();
  await account.getByLabel('E-mail').fill(artem.email);
  await account.getByRole('button', { name: 'Сохранить' }).click();
  await expect(account.getByText('Этот адрес уже зарегистрирован.')).toBeVisible();
  await account.getByLabel('E-mail').fill('vera.new@example.org');
  await account.getByRole('button', { name: 'Сохранить' }).click();
  await expect(account.getByLabel('Код из письма')).toBeVisible();
  await account.getByLabel('Код из письма').fill(await server.codeFor('vera.new@example.org'));
  await account.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(account.getByText('Сохранено')).toBeVisible();
  await expect(account.getByText('vera.new@example.org')).toBeVisible();

  await page.getByRole('button', { name: 'Выйти' }).click();
  await page.waitForURL('**/login');
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  const again = new Visitor(await (await browser.newContext()).newPage(), server, vera);
  await again.signIn({ email: 'vera.new@example.org', password: 'iskra-demo' });
});

test('the language and the sound are kept by the account; a message sounds only while the sound is on [SET-06, SET-07, TOA-02]', async ({
  browser,
}) => {
  const [she, he] = [await demo(browser, vera), await demo(browser, artem)];
  await he.page.goto(`${server.url}/profile/user/${she.id}`);
  await he.page.getByRole('button', { name: 'Написать' }).click();
  await he.page.waitForURL(/\/messages\/\d+/);
  await he.visitor.say('Начало');
  await she.page.goto(`${server.url}/messages`);
  // Whether it was there at once or came live decides the machine; live it has sounded already.
  await expect(she.page.getByRole('link', { name: /последнее сообщение: Начало/ })).toBeVisible();
  await openSettings(she.page);
  await she.page.waitForLoadState('networkidle');
  await she.page.getByRole('radio', { name: 'English' }).check();
  await expect(she.page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await expect(she.page.getByRole('definition').filter({ hasText: /^Moscow$/ })).toBeVisible();
  const toasts = she.page.getByRole('region', { name: /^Notifications/ });
  const before = await tones(she.page);
  await he.visitor.say('Слышно?');
  await expect(toasts.getByText('Слышно?', { exact: true })).toBeVisible();
  await expect.poll(() => tones(she.page)).toBe(before + 2);

  const sound = she.page.getByRole('switch', { name: /^Notification sound/ });
  await sound.uncheck();
  await expect(toasts.getByText('Слышно?', { exact: true })).toBeHidden({ timeout: 15_000 });
  await he.visitor.say('А теперь?');
  await expect(toasts.getByText('А теперь?', { exact: true })).toBeVisible();
  expect(await tones(she.page)).toBe(before + 2);
  await she.page.reload();
  await expect(sound).not.toBeChecked();

  const elsewhere = new Visitor(await (await browser.newContext()).newPage(), server, vera);
  await elsewhere.page.goto(`${server.url}/login`);
  await elsewhere.fillLogin({ email: vera.email, password: 'iskra-demo' });
  await elsewhere.page.waitForURL('**/profile');
  await expect(elsewhere.page.getByRole('heading', { name: 'My profile' })).toBeVisible();
  await openSettings(elsewhere.page);
  await expect(elsewhere.page.getByRole('switch', { name: /^Notification sound/ })).not.toBeChecked();
});

test('one takes one’s own data along: what one is, wrote and shows (D-36)', async ({ browser }) => {
  const { page } = await demo(browser, artem);
  await openSettings(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Скачать мои данные/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('iskra.zip');
  const files = unzipSync(new Uint8Array(readFileSync(await file.path())));
  const data = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array())) as {
    user: { email: string };
    photos: unknown[];
    dialogues: { messages: unknown[] }[];
  };
  expect(data.user.email).toBe(artem.email);
  expect(data.dialogues.some(({ messages }) => messages.length > 0)).toBe(true);
  const pictures = Object.keys(files).filter((name) => name.startsWith('photos/'));
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures).toHaveLength(data.photos.length);
  for (const name of pictures) expect(strFromU8(files[name]?.slice(8, 12) ?? new Uint8Array())).toBe('WEBP');
});

test('an account deleted while the other one chats is gone at once; what was said stays (D-36) [SET-09]', async ({
  browser,
}) => {
  const [she, he] = [await demo(browser, vera), await demo(browser, artem)];
  await he.page.goto(`${server.url}/profile/user/${she.id}`);
  await he.page.getByRole('button', { name: 'Написать' }).click();
  await he.page.waitForURL(/\/messages\/\d+/);
  await he.visitor.say('Остаётся со мной');
  await he.visitor.sees('Остаётся со мной');
  const elsewhere = new Visitor(await (await browser.newContext()).newPage(), server, vera);
  await elsewhere.signIn({ email: vera.email, password: 'iskra-demo' });

  const kept = ['auth', 'user', 'images', 'mainImage', 'premiumStatus', 'filters', 'drafts'];
  const left = () =>
    she.page.evaluate((keys) => keys.filter((key) => localStorage.getItem(key) !== null), kept);
  await openSettings(she.page);
  expect(await left()).toEqual(expect.arrayContaining(['auth', 'user', 'images', 'premiumStatus']));
  await she.page.getByRole('button', { name: 'Удалить аккаунт' }).click();
  const dialog = she.page.getByRole('alertdialog', { name: 'Удалить аккаунт?' });
  await expect(dialog.getByRole('button', { name: /^Скачать мои данные/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Удалить навсегда' }).click();
  await she.page.waitForURL('**/register');
  expect(await left()).toEqual([]);

  const field = he.page.getByRole('textbox', { name: 'Сообщение' });
  await expect(field).toBeDisabled();
  await expect(he.page.getByText('Аккаунт удалён, писать больше некому')).toBeVisible();
  await expect(
    he.page.getByRole('navigation', { name: 'Диалоги' }).getByText('Удалённый пользователь').first(),
  ).toBeVisible();
  await he.visitor.sees('Остаётся со мной');
  await he.page.reload();
  await expect(field).toBeDisabled();
  await he.visitor.sees('Остаётся со мной');
  await he.page.goto(`${server.url}/profile/user/${she.id}`);
  await expect(he.page.getByRole('button', { name: 'Написать' })).toHaveCount(0);

  await elsewhere.page.waitForURL('**/login');
  await elsewhere.fillLogin({ email: vera.email, password: 'iskra-demo' });
  await expect(elsewhere.page.getByRole('alert')).toContainText('Неверная почта или пароль.');
});

test('what is saved stays in its place until the fields are there, and the first of them has the focus [SET-02]', async ({
  browser,
}) => {
  const { page } = await demo(browser, vera, { serviceWorkers: 'block' });
  await openSettings(page);
  const info = section(page, 'Основное');
  const edit = info.getByRole('button', { name: 'Изменить: Основное' });
  await expect(edit).toBeVisible();
  const { asked, letGo } = await holdScripts(page);
  await edit.focus();
  await expect.poll(() => [...asked].some((file) => file.includes('InfoEditing'))).toBe(true);
  await page.keyboard.press('Enter');
  await expect(edit).toBeHidden();
  await expect(info.getByText('Вера', { exact: true })).toBeVisible();
  // A slow line is no prison: one may leave before the fields are there.
  await expect(info.getByRole('button', { name: 'Отменить' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(edit).toBeFocused();
  await page.keyboard.press('Enter');
  letGo();
  await expect(info.getByLabel('Имя')).toBeFocused();
});

test('fields whose code does not load are asked for again or given up, and the focus is never lost [SET-02, API-03]', async ({
  browser,
}) => {
  const { page } = await demo(browser, vera, { serviceWorkers: 'block' });
  await openSettings(page);
  for (const [title, file, field] of [
    ['Основное', '**/assets/InfoEditing-*.js', 'Имя'],
    ['Аккаунт', '**/assets/EmailEditing-*.js', 'E-mail'],
  ] as const) {
    const card = section(page, title);
    const edit = card.getByRole('button', { name: `Изменить: ${title}` });
    const cancel = card.getByRole('button', { name: 'Отменить' });
    const retry = page.getByRole('button', { name: 'Повторить' });
    await page.route(file, (route) => route.abort());
    await edit.click();
    await expect(retry).toBeVisible();
    await expect(cancel).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(retry).toBeFocused();
    await cancel.click();
    await expect(retry).toBeHidden();
    await expect(edit).toBeFocused();
    await page.unroute(file);
    await page.keyboard.press('Enter');
    await expect(card.getByLabel(field)).toBeFocused();
    await cancel.click();
  }
});
