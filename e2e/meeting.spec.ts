import type { Browser, BrowserContextOptions } from '@playwright/test';
import { measureDelivery, median } from './delivery';
import { ServerProcess } from './ServerProcess';
import { swipeRight } from './swipe';
import { expect, test } from './test';
import { Visitor } from './Visitor';

let server: ServerProcess;
test.beforeEach(async () => {
  server = await ServerProcess.startEmbedded();
});
test.afterEach(async () => {
  await server.close();
});

const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

async function meet(browser: Browser, options: BrowserContextOptions): Promise<[Visitor, Visitor]> {
  const mark = String(Date.now());
  const people = [
    { gender: 'female', name: 'Вера', email: `vera${mark}@mail.ru` },
    { gender: 'male', name: 'Артём', email: `artem${mark}@mail.ru` },
  ] as const;
  const [woman, man] = await Promise.all(
    people.map(
      async (person) => new Visitor(await (await browser.newContext(options)).newPage(), server, person),
    ),
  );
  if (!woman || !man) throw new Error('Two people are needed');
  await woman.register();
  await man.register();
  return [woman, man];
}

/** Both like each other and see the match celebrated; he goes on to the dialogue, she keeps looking. */
async function likeEachOther(
  woman: Visitor,
  man: Visitor,
  like: (visitor: Visitor) => Promise<void>,
): Promise<void> {
  await woman.openEncounters('Артём');
  await like(woman);
  await expect(woman.page.getByText('Пока это все')).toBeVisible();
  await man.openEncounters('Вера');
  await like(man);
  await man.page
    .getByRole('dialog', { name: 'Это взаимно' })
    .getByRole('button', { name: 'Написать сообщение' })
    .click();
  await man.page.waitForURL(/\/messages\/\d+/);
  await woman.page
    .getByRole('dialog', { name: 'Это взаимно' })
    .getByRole('button', { name: 'Смотреть дальше' })
    .click();
}

async function pressLike({ page }: Visitor): Promise<void> {
  await page.getByRole('button', { name: /Нравится/ }).click();
}

test('two members register, find and like each other, match and chat live [REG-09, NEA-02, ENC-05, CHT-11]', async ({
  browser,
}) => {
  const [woman, man] = await meet(browser, desktop);
  await man.findNearby('Вера');
  await woman.findNearby('Артём');
  await likeEachOther(woman, man, pressLike);

  await man.say('Привет, Вера');
  await expect(woman.page.getByRole('link', { name: /Сообщения.*1 непрочитанное/ })).toBeVisible();
  await woman.page.getByRole('link', { name: /Сообщения/ }).click();
  await woman.page.getByRole('link', { name: /Артём/ }).filter({ hasText: 'Привет, Вера' }).click();
  await woman.sees('Привет, Вера');
  await woman.say('Привет, Артём');
  await man.sees('Привет, Артём');
  await expect(woman.page.getByRole('link', { name: /непрочитанн/ })).toHaveCount(0);

  await woman.page.reload();
  await woman.sees('Привет, Вера');
  await man.page.reload();
  await man.sees('Привет, Артём');

  const delays = await measureDelivery(man, woman, 100);
  console.log(`Delivery to the other open page: median ${median(delays)} ms over ${delays.length} messages`);
});

test('a server killed in the middle of a chat loses and doubles nothing [RT-06, API-03]', async ({
  browser,
}) => {
  const [woman, man] = await meet(browser, desktop);
  await likeEachOther(woman, man, pressLike);
  await woman.page.goto(man.page.url());
  await man.say('до обрыва');
  await woman.sees('до обрыва');

  await server.kill();
  await man.say('во время обрыва');
  await expect(man.page.getByRole('button', { name: 'Повторить' })).toBeVisible();
  await server.launch();

  await woman.sees('во время обрыва');
  await expect(man.page.getByRole('button', { name: 'Повторить' })).toHaveCount(0);
  await woman.say('после обрыва');
  await man.sees('после обрыва');
  for (const { page } of [woman, man]) {
    await page.reload();
    for (const text of ['до обрыва', 'во время обрыва', 'после обрыва'])
      await expect(page.getByRole('log').getByText(text)).toHaveCount(1);
  }
});

test('the same on phones, with touch swipes [ENC-08, ENC-09, CHT-08]', async ({ browser }) => {
  const [woman, man] = await meet(browser, phone);
  await likeEachOther(woman, man, ({ page }) => swipeRight(page));
  await man.say('Привет с телефона');
  await woman.page.getByRole('link', { name: /Сообщения/ }).click();
  await woman.page.getByRole('link', { name: /Артём/ }).click();
  await woman.sees('Привет с телефона');
  await expect(woman.page.getByRole('navigation', { name: 'Разделы' })).toHaveCount(0);
  await woman.say('И тебе привет');
  await man.sees('И тебе привет');
  await man.page.getByRole('button', { name: 'Назад' }).click();
  await expect(man.page.getByRole('heading', { name: 'Диалоги' })).toBeVisible();
});
