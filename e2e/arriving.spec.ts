import type { Page } from '@playwright/test';
import { stillness } from '../tools/look/stillness';
import { openWhole } from './openWhole';
import { Arrivals } from './screens/Arrivals';
import { ServerProcess } from './ServerProcess';
import { expect, test } from './test';
import { Visitor } from './Visitor';

test.describe.configure({ mode: 'parallel' });

let server: ServerProcess;
test.beforeAll(async () => {
  server = await ServerProcess.start({ SEED: 'demo' });
});
test.afterAll(() => server.close());

const vera = { gender: 'female', name: 'Вера', email: 'vera@iskra.demo' } as const;
const screens = [
  ...['/profile', '/profile/edit', '/profile/settings', '/profile/search', '/profile/user/3'],
  ...['/encounters', '/messages', '/liked', '/liked/given', '/matched', '/nowhere'],
];

/** The links of the screen itself: the first of each kind, as a list has many alike. */
const linksOf = (page: Page) =>
  page.evaluate(() => {
    const kinds = new Map<string, string>();
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]:not([target])')) {
      const href = link.getAttribute('href') ?? '';
      const kind = href.replace(/\d+/g, 'N');
      const isHere = (href === '/' ? '/profile' : link.pathname) === location.pathname;
      if (link.checkVisibility() && !isHere && !kinds.has(kind)) kinds.set(kind, href);
    }
    return [...kinds.values()];
  });

/** What has the focus: where it leads, or what else it is. */
const placeOf = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('href') ?? document.activeElement?.tagName);
const isAt = (path: string) => (url: URL) => url.pathname + url.search === path;
const isElsewhere = (path: string) => (url: URL) => url.pathname + url.search !== path;

for (const [device, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1440, height: 900 }],
] as const)
  test(`on a ${device} whoever follows a link by keys is on the new screen, and after Back at that link [ACC-06]`, async ({
    browser,
  }) => {
    test.setTimeout(300_000);
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await new Visitor(page, server, vera).signIn({ email: vera.email, password: 'iskra-demo' });
    const arrivals = new Arrivals(page);
    const settle = () => arrivals.restUntilAllCame(() => page.evaluate(stillness));
    const lost: string[] = [];
    /** Somewhere within the screen, as whoever cannot see it is then told. */
    const look = async (what: string, isThere: () => Promise<boolean>) => {
      const place = expect.poll(isThere, { timeout: 1000 });
      await place.toBe(true).catch(() => lost.push(what));
    };
    const isInScreen = () => page.evaluate(() => !!document.activeElement?.closest('main *'));
    for (const path of screens) {
      await openWhole(page, server.url + path);
      for (const href of await linksOf(page)) {
        await page.locator(`main a[href="${href}"]`).first().focus();
        await page.keyboard.press('Enter');
        await page.waitForURL(isElsewhere(path), { timeout: 15_000 });
        await settle();
        await look(`${path} to ${href}`, isInScreen);
        await page.goBack();
        await page.waitForURL(isAt(path));
        await settle();
        // The mark leads to `/`, from where one is sent on to the profile.
        const wanted = href === '/' ? ['/', '/profile', 'H1'] : [href];
        await look(`back from ${href} to ${path}`, async () => wanted.includes((await placeOf(page)) ?? ''));
      }
    }
    expect(lost).toEqual([]);
  });

test('whoever goes to another screen by the navigation hears its name, and stays at the link [ACC-06, SHL-03]', async ({
  browser,
}) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await new Visitor(page, server, vera).signIn({ email: vera.email, password: 'iskra-demo' });
  const said = page.locator('[data-iskra-announcer=polite]');
  for (const [name, heading] of [
    ['Люди рядом', 'Люди рядом'],
    ['Знакомства', 'Знакомства'],
    ['Сообщения', 'Диалоги'],
  ] as const) {
    await page.getByRole('navigation').getByRole('link', { name }).focus();
    await page.keyboard.press('Enter');
    await expect(said).toContainText(heading);
    await expect(page.locator(':focus')).toHaveAccessibleName(new RegExp(name));
  }
});

test('whoever deletes a conversation is at the heading of the list [CHT-03, ACC-06]', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const artem = { gender: 'male', name: 'Артём', email: 'artem@iskra.demo' } as const;
  const visitor = new Visitor(page, server, artem);
  await visitor.signIn({ email: artem.email, password: 'iskra-demo' });
  await visitor.openFirstDialogue();
  await page.getByRole('button', { name: /^Действия: / }).press('Enter');
  await page.getByRole('menuitem', { name: /^Удалить/ }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).press('Enter');
  await page.waitForURL('**/messages');
  await expect(page.getByRole('heading', { name: 'Диалоги', level: 1 })).toBeFocused();
});
