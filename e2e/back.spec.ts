import type { Browser, Page } from '@playwright/test';
import { ServerProcess } from './ServerProcess';
import { expect, test } from './test';
import { Visitor } from './Visitor';

// Back leads to the list as it was left: its pages loaded, the same member under the eye.
const account = { gender: 'male', name: 'Артём', email: 'artem@mail.ru' } as const;
const windows = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

let server: ServerProcess;
test.beforeAll(async () => {
  server = await ServerProcess.start();
});
test.afterAll(() => server.close());

/** A member whom 150 like, and who has 150 matches with dialogues. */
test.beforeAll(async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  await new Visitor(page, server, account).join();
  await page.context().close();
  await server.stop();
  await server.run('e2e/crowd.ts', account.email, '150');
  await server.launch();
});

async function signedIn(browser: Browser, viewport: { width: number; height: number }): Promise<Page> {
  const page = await (await browser.newContext({ viewport })).newPage();
  await new Visitor(page, server, account).signIn({ email: account.email, password: 'iskra-e2e' });
  return page;
}

/** Follows a link of the page, so that its stores live on. */
async function follow(page: Page, address: string): Promise<void> {
  await page.locator(`a[href="${address}"]`).first().click();
  await page.waitForURL(`**${address}`);
}

/** Scrolls down the list until a later page of results is there, and answers a row in the middle. */
async function goDeep(page: Page, rows: string): Promise<string> {
  const early = await page.locator(rows).first().getAttribute('href');
  await page.locator(rows).first().hover();
  const seen = new Set<string>();
  await expect(async () => {
    await page.mouse.wheel(0, 2000);
    // A desktop draws only the dialogues in view, whose last one goes as it comes.
    if (isPhone(page)) await page.locator(rows).last().scrollIntoViewIfNeeded();
    for (const address of await addressesOf(page, rows)) seen.add(address);
    expect(seen.size).toBeGreaterThan(90);
  }).toPass();
  await expect.poll(() => addressInMiddle(page, rows)).not.toBe(early);
  await expect.poll(() => hasStood(page, rows)).toBe(true);
  const address = (await addressInMiddle(page, rows)) ?? '';
  // A press would scroll to what is half out of the window.
  await page.locator(`a[href="${address}"]`).first().scrollIntoViewIfNeeded();
  await expect.poll(() => hasStood(page, rows)).toBe(true);
  return address;
}

const addressesOf = (page: Page, rows: string) =>
  page.locator(rows).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

/** Whether nothing moves any more: the wheel rolls on, and loaded rows take their place. */
async function hasStood(page: Page, rows: string): Promise<boolean> {
  const places = () =>
    page.locator(rows).evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  const before = await places();
  await page.waitForTimeout(700);
  return JSON.stringify(before) === JSON.stringify(await places());
}

/** Where the row in the middle of the window leads. */
const addressInMiddle = (page: Page, rows: string) =>
  page.locator(rows).evaluateAll((links) => {
    const row = links.find((link) => link.getBoundingClientRect().top > window.innerHeight / 3);
    return row?.getAttribute('href');
  });

const isPhone = (page: Page) => page.viewportSize()?.width === windows.phone.width;

const topOf = async (page: Page, address: string) =>
  (await page.locator(`main a[href="${address}"], nav a[href="${address}"]`).first().boundingBox())?.y ?? NaN;

interface List {
  readonly at: string;
  readonly rows: string;
}
const lists: Readonly<Record<string, List>> = {
  likes: { at: '/liked', rows: 'main article a[href^="/profile/user/"]' },
  matches: { at: '/matched', rows: 'main article a[href^="/profile/user/"]' },
  dialogues: { at: '/messages', rows: 'nav a[href^="/messages/"]' },
};

for (const [window, viewport] of Object.entries(windows))
  for (const [name, { at, rows }] of Object.entries(lists))
    test(`Back leads to ${name} as they were left, on a ${window} [OTH-01]`, async ({ browser }) => {
      const page = await signedIn(browser, viewport);
      if (at === '/matched' && window === 'phone') await follow(page, '/liked');
      await follow(page, at);
      const address = await goDeep(page, rows);
      const top = await topOf(page, address);
      await page.locator(`a[href="${address}"]`).first().click();
      await page.waitForURL(`**${address}`);
      if (at === '/messages') {
        const profile = page.locator('main a[href^="/profile/user/"]').first();
        await profile.click();
        await page.waitForURL('**/profile/user/*');
        await expect(page.getByRole('navigation', { name: 'Диалоги' })).toHaveCount(0);
        await page.goBack();
      }
      await page.goBack();
      await page.waitForURL(`**${at}`);
      await expect(page.locator(`a[href="${address}"]`).first()).toBeInViewport();
      await expect.poll(async () => Math.abs((await topOf(page, address)) - top)).toBeLessThan(10);
    });
