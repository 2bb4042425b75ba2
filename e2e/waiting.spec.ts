import type { Browser, Page } from '@playwright/test';
import { everythingKept } from './everythingKept';
import { ServerProcess } from './ServerProcess';
import { expect, test } from './test';
import { Visitor } from './Visitor';

let server: ServerProcess;
test.beforeEach(async () => {
  server = await ServerProcess.start();
});
test.afterEach(() => server.close());

const likeWaits = 'Симпатия уйдёт, когда появится сеть';
const settingWaits = 'Изменится, когда появится сеть. Пока действует прежнее.';
const pauseOf = (page: Page) => page.getByRole('switch', { name: /Анкета на паузе/ });
const soundOf = (page: Page) => page.getByRole('switch', { name: /Звук уведомлений/ });

async function join(browser: Browser, gender: 'male' | 'female', name: string, email: string) {
  const person = { gender, name, email };
  const visitor = new Visitor(await (await browser.newContext()).newPage(), server, person);
  await visitor.join();
  return visitor;
}

const joinBoth = async (browser: Browser) => ({
  she: await join(browser, 'female', 'Вера', 'vera@mail.ru'),
  he: await join(browser, 'male', 'Артём', 'artem@mail.ru'),
});

/** Where it is shown; the announcer says it besides. */
const shown = (page: Page, text: string) => page.locator('#root').getByText(text);

/** How many like her, as the server says. */
async function likesOf({ page }: Visitor): Promise<number> {
  const answer = await page.request.get(`${server.url}/api/likes/liked-count`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest', Accept: 'application/json' },
  });
  return ((await answer.json()) as { count: number }).count;
}

/** The deeds of these pages that the server answered. */
function answered(page: Page): string[] {
  const deeds: string[] = [];
  page.context().on('response', (response) => {
    const isDeed = /\/api\/(likes\/(like|unlike)|user-paused|user-sound)/.test(response.url());
    if (isDeed && response.request().method() === 'POST' && response.ok())
      deeds.push(`${new URL(response.url()).pathname} ${response.request().postData() ?? ''}`);
  });
  return deeds;
}

test.describe('without a network', () => {
  // It brings the page while there is none.
  test.use({ serviceWorkers: 'allow' });

  test('a like and settings wait over a reload, and go out once when it is back [OTH-04, SET-01, SET-07]', async ({
    browser,
  }) => {
    const { she, he } = await joinBoth(browser);
    const { page } = he;
    await he.openMember('Вера');
    const profile = page.url();
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.goto(`${server.url}/profile/settings`);
    await expect(pauseOf(page)).toBeEnabled();
    const deeds = answered(page);

    await page.context().setOffline(true);
    await pauseOf(page).click();
    await soundOf(page).click();
    await soundOf(page).click();
    await soundOf(page).click();
    await expect(shown(page, settingWaits)).toHaveCount(2);
    await page.goto(profile);
    await page.getByRole('button', { name: 'Нравится' }).click();
    await expect(shown(page, likeWaits)).toBeVisible();
    await page.reload();
    await expect(shown(page, likeWaits)).toBeVisible();
    const otherTab = await page.context().newPage();
    await otherTab.goto(`${server.url}/profile/settings`);
    await expect(shown(otherTab, settingWaits)).toHaveCount(2);
    await expect(pauseOf(otherTab)).toBeChecked();
    expect([deeds, await likesOf(she)]).toEqual([[], 0]);

    await page.context().setOffline(false);
    await expect(shown(page, likeWaits)).toBeHidden({ timeout: 30_000 });
    await expect(shown(otherTab, settingWaits)).toHaveCount(0, { timeout: 30_000 });
    await expect(pauseOf(otherTab)).toBeChecked();
    await expect(soundOf(otherTab)).not.toBeChecked();
    // A like is told and counted five seconds later (D-21).
    await expect.poll(() => likesOf(she), { timeout: 15_000 }).toBe(1);
    await she.page.goto(`${server.url}/profile/search`);
    await expect(she.page.getByRole('heading', { name: 'Люди рядом' })).toBeVisible();
    await expect(she.page.getByRole('link', { name: /Артём/ })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Больше не нравится' })).toBeVisible();
    const id = profile.split('/').at(-1);
    expect(deeds.sort()).toEqual([
      `/api/likes/like/${id} `,
      '/api/user-paused {"paused":true}',
      '/api/user-sound {"sound":false}',
    ]);
  });
});

for (const [end, leave] of [
  [
    'a logout',
    async (page: Page) => {
      await page.goto(`${server.url}/profile/settings`);
      await expect(page.getByRole('button', { name: 'Выйти', exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Выйти', exact: true }).click();
    },
  ],
  [
    'the end of the session',
    async (page: Page) => {
      await page.context().clearCookies();
      await page.getByRole('link', { name: /Симпатии/ }).click();
    },
  ],
] as const)
  test(`after ${end} nothing that waited is left, and nothing goes out [SET-09, ACC-03]`, async ({
    browser,
  }) => {
    const { she, he } = await joinBoth(browser);
    const { page } = he;
    await he.openMember('Вера');
    const profile = page.url();
    const isKept = async () => (await everythingKept(page)).includes('"kind":"like"');

    await page.route('**/api/likes/like/*', (route) => route.abort('internetdisconnected'));
    await page.getByRole('button', { name: 'Нравится' }).click();
    await expect(shown(page, likeWaits)).toBeVisible();
    expect(await isKept()).toBe(true);
    await leave(page);
    await page.waitForURL('**/login');
    await expect.poll(isKept).toBe(false);

    await page.unroute('**/api/likes/like/*');
    const deeds = answered(page);
    await page.goto(`${server.url}/login`);
    await he.fillLogin({ email: 'artem@mail.ru', password: 'iskra-e2e' });
    await page.waitForURL(({ pathname }) => pathname !== '/login');
    await page.goto(profile);
    await expect(page.getByRole('button', { name: 'Нравится' })).toBeVisible();
    await expect(shown(page, likeWaits)).toHaveCount(0);
    await page.evaluate(() => void dispatchEvent(new Event('online')));
    await page.goto(`${server.url}/encounters`);
    await expect(page.getByRole('heading', { name: /Вера/ })).toBeVisible();
    expect([deeds, await likesOf(she)]).toEqual([[], 0]);
  });

test('a message sent in the moment its page goes is sent by the next one (D-27) [CHT-05, API-03]', async ({
  browser,
}) => {
  const owner = await ServerProcess.start({ SEED: 'demo' });
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${owner.url}/login`);
  await page.getByLabel('E-mail').fill('artem@iskra.demo');
  await page.getByLabel('Пароль', { exact: true }).fill('iskra-demo');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/profile');
  await page.goto(`${owner.url}/messages`);
  await page.getByRole('navigation', { name: 'Диалоги' }).getByRole('link').first().click();
  for (const words of ['Первое', 'Второе', 'Третье', 'Четвёртое', 'Пятое', 'Шестое']) {
    await page.getByRole('textbox', { name: 'Сообщение' }).fill(words);
    await page.keyboard.press('Enter');
    await page.reload();
    await expect(page.getByRole('log').getByText(words)).toBeVisible();
  }
  await owner.close();
});

test('a message goes out when the browser says that there is a network, also where the socket outlived the time without (D-27)', async ({
  browser,
}) => {
  const { she, he } = await joinBoth(browser);
  await he.openMember('Вера');
  await he.page.getByRole('button', { name: 'Написать' }).click();
  await he.page.waitForURL(/\/messages\/\d+/);
  const sending = /\/message\/send$/;
  await he.page.route(sending, (route) => route.abort('internetdisconnected'));
  await he.say('Я в метро');
  await expect(he.page.getByRole('button', { name: 'Повторить' })).toBeVisible();
  await he.page.unroute(sending);
  await he.page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(he.page.getByRole('button', { name: 'Повторить' })).toHaveCount(0);
  await she.openFirstDialogue();
  await she.sees('Я в метро');
});

/** The page goes while what the press asked for is on its way. */
async function goWhileAwaiting(page: Page, address: string, press: () => Promise<void>): Promise<void> {
  await page.route(address, () => undefined);
  await Promise.all([page.waitForRequest(address), press()]);
  await page.unroute(address);
  await page.goto(`${server.url}/profile`);
}

test('what is liked and set in the moment its page goes is done by the next one [OTH-04, SET-07]', async ({
  browser,
}) => {
  const { she, he } = await joinBoth(browser);
  const { page } = he;
  // The sign-in drops what others left, with that code; a page that goes before leaves it to the next.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('unsentLeft'))).toBeNull();
  await he.openMember('Вера');
  // Neither the code that sends it is here yet,
  await goWhileAwaiting(page, '**/assets/DeedDesk-*.js', () =>
    page.getByRole('button', { name: 'Нравится' }).click(),
  );
  await expect.poll(() => likesOf(she)).toBe(1);

  // nor has the server been heard.
  await page.goto(`${server.url}/profile/settings`);
  await expect(pauseOf(page)).toBeEnabled();
  await goWhileAwaiting(page, '**/api/user-paused', () => pauseOf(page).click());
  await page.goto(`${server.url}/profile/settings`);
  await expect(pauseOf(page)).toBeChecked();
});

test('a like whose code does not load shows as wanted, and goes out when the code comes [OTH-04]', async ({
  browser,
}) => {
  const { she, he } = await joinBoth(browser);
  const { page } = he;
  await he.openMember('Вера');
  const code = '**/assets/DeedDesk-*.js';
  await page.route(code, (route) => route.abort());
  await page.getByRole('button', { name: 'Нравится' }).click();
  await expect(page.getByRole('button', { name: 'Больше не нравится' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await likesOf(she)).toBe(0);
  await page.unroute(code);
  await expect.poll(() => likesOf(she), { timeout: 30_000 }).toBe(1);
});
