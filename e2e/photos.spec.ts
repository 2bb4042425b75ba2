import type { Browser, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { ServerProcess } from './ServerProcess';
import { expect, test } from './test';
import { Visitor } from './Visitor';

let server: ServerProcess;
test.beforeAll(async () => {
  server = await ServerProcess.start();
});
test.afterAll(async () => {
  await server.close();
});

async function memberWithoutPhotos(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const visitor = new Visitor(await context.newPage(), server, { gender: 'male', name: 'Пётр', email });
  await visitor.join();
  return visitor.page;
}

async function picture(name: string, background: string, side = 400) {
  const buffer = await sharp({ create: { width: side, height: side, channels: 3, background } })
    .png()
    .toBuffer();
  return { name: `${name}.png`, mimeType: 'image/png', buffer };
}

const photosOf = (page: Page) => page.getByRole('list', { name: 'Мои фотографии' });
const choose = (page: Page, files: Parameters<Locator['setInputFiles']>[0]) =>
  page.locator('input[type=file]').setInputFiles(files);

/** Which of red, green and blue a picture on the page mostly is. */
function colourOf(image: Locator): Promise<string> {
  return image.evaluate(async (element) => {
    const source = element as HTMLImageElement;
    await source.decode();
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    canvas?.drawImage(source, 0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas?.getImageData(0, 0, 1, 1).data ?? [];
    if (red > green && red > blue) return 'red';
    return green > blue ? 'green' : 'blue';
  });
}

async function expectMain(page: Page, colour: string): Promise<void> {
  const main = photosOf(page).getByRole('listitem').first();
  await expect(main).toContainText('Главное');
  await expect.poll(() => colourOf(main.getByRole('img'))).toBe(colour);
  const inSidebar = page.getByRole('link', { name: /Пётр/ }).locator('img');
  await expect.poll(() => colourOf(inSidebar)).toBe(colour);
}

test('of two photos the last is main; another is made main, deleted, and the rest stays [PRO-02, PRO-03, PRO-04, PRO-05]', async ({
  browser,
}) => {
  const page = await memberWithoutPhotos(browser, 'two@mail.ru');
  await choose(page, [await picture('red', '#d02020'), await picture('blue', '#2020d0')]);
  await expect(photosOf(page).getByRole('img')).toHaveCount(2);
  await expectMain(page, 'blue');

  await page.getByRole('button', { name: 'Действия с фото 2' }).click();
  await page.getByRole('menuitem', { name: 'Сделать главным' }).click();
  await expectMain(page, 'red');

  await page.getByRole('button', { name: 'Фото 1 из 2' }).click();
  await expect(page.getByRole('dialog', { name: 'Фото 1 из 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Удалить фото' }).click();
  await page.getByRole('button', { name: 'Удалить', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Фото 1 из 1' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/profile$/);
  await expectMain(page, 'blue');

  await page.reload();
  await expect(photosOf(page).getByRole('img')).toHaveCount(1);
  await expectMain(page, 'blue');
});

test('a text named .png and a picture too small are refused, each at its own slot [PRO-02]', async ({
  browser,
}) => {
  const page = await memberWithoutPhotos(browser, 'refused@mail.ru');
  const text = { name: 'text.png', mimeType: 'image/png', buffer: Buffer.from('это не картинка') };
  await choose(page, [text, await picture('small', '#20d020', 100), await picture('green', '#20d020')]);
  const slot = (name: string) =>
    photosOf(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('group', { name }) });
  await expect(slot('text.png').getByRole('alert')).toHaveText(/Это не фото/);
  await expect(slot('small.png').getByRole('alert')).toHaveText(/320/);
  await expect(slot('small.png').getByRole('button', { name: 'Повторить' })).toHaveCount(0);
  await expectMain(page, 'green');
  await slot('text.png').getByRole('button', { name: 'Убрать' }).click();
  await expect(slot('text.png')).toHaveCount(0);
  await page.reload();
  await expect(photosOf(page).getByRole('img')).toHaveCount(1);
});

test('the seventh photo is left out and said so [PRO-02]', async ({ browser }) => {
  const page = await memberWithoutPhotos(browser, 'seven@mail.ru');
  const colours = ['#d02020', '#20d020', '#d02030', '#20d030', '#d02040', '#2020d0', '#d0d0d0'];
  await choose(page, await Promise.all(colours.map((colour, index) => picture(String(index), colour))));
  await expect(page.getByText('1 файл не добавлен: мест всего 6')).toBeVisible();
  await expect(photosOf(page).getByRole('img')).toHaveCount(6);
  await expectMain(page, 'blue');
  await expect(page.getByRole('button', { name: /Добавить фото/ })).toHaveCount(0);
});

test('a large photo shows how far it is on its way [PRO-02]', async ({ browser }) => {
  const page = await memberWithoutPhotos(browser, 'large@mail.ru');
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const buffer = await sharp({ create: { width: 700, height: 700, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer();
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 200 * 1024,
  });
  await choose(page, { name: 'noise.png', mimeType: 'image/png', buffer });
  const bar = page.getByRole('progressbar', { name: 'Загружается: noise.png' });
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
  await expect(photosOf(page).getByRole('img')).toHaveCount(1);
});
