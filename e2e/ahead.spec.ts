import type { Browser, Page } from '@playwright/test';
import { holdScripts } from './holdScripts';
import { ServerProcess } from './ServerProcess';
import { expect, test } from './test';
import { Visitor } from './Visitor';

let server: ServerProcess;
test.beforeAll(async () => {
  server = await ServerProcess.start({ SEED: 'demo' });
});
test.afterAll(() => server.close());

const demo = { email: 'vera@iskra.demo', password: 'iskra-demo' };
const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** A member's page whose scripts wait to be let go, and what it asked the people's call for until now. */
async function openWaiting(browser: Browser, path: string, kept: Readonly<Record<string, unknown>> = {}) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await new Visitor(page, server, { gender: 'female', name: 'Вера', email: demo.email }).signIn(demo);
  await page.waitForLoadState('networkidle');
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, JSON.stringify(value));
  }, kept);
  await page.goto('about:blank');
  const asked: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/get-filtered-users') asked.push(searchParams);
  });
  const { letGo } = await holdScripts(page);
  const go = () => page.goto(server.url + path, { waitUntil: 'commit' });
  return { page, asked, letGo, go };
}

const men = { minAge: 20, maxAge: 45, gender: 'male', city: null, onlineStatus: 'all', further: {} };

for (const [what, path, kept, sent] of [
  ['without filters', '/profile/search', {}, { gender: 'all', city: 'Москва', limit: '60' }],
  [
    'with filters that the device keeps',
    '/profile/search',
    { filters: men },
    { gender: 'male', maxAge: '45' },
  ],
  [
    'with filters in the address',
    '/profile/search?gender=male&from=22',
    { filters: { ...men, gender: 'female' } },
    { gender: 'male', minAge: '22', city: 'Москва' },
  ],
] as const)
  test(`people nearby are asked for before the code has come, and once, ${what} [NEA-02, FIL-04]`, async ({
    browser,
  }) => {
    const { page, asked, letGo, go } = await openWaiting(browser, path, kept);
    await go();
    await expect.poll(() => asked.length, 'before any script').toBe(1);
    expect(Object.fromEntries(asked[0] ?? [])).toMatchObject(sent);
    letGo();
    await expect(cards(page).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked.map(String)).toEqual([String(asked[0])]);
    await page.context().close();
  });

test('encounters are asked for before the code has come, and once [ENC-01]', async ({ browser }) => {
  const { page, asked, letGo, go } = await openWaiting(browser, '/encounters', { filters: men });
  await go();
  await expect.poll(() => asked.length, 'before any script').toBe(1);
  letGo();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  // The second counts the likes left, when live events begin.
  expect(asked.filter((query) => query.get('limit') === '30')).toHaveLength(1);
  await page.context().close();
});

test('people come from the top in steps, none of which holds a press up, and are whole after Back [NEA-02, OTH-01]', async ({
  browser,
}) => {
  const { page, letGo, go } = await openWaiting(browser, '/profile/search');
  await page.addInitScript(() => {
    const drawn = new Set<Node>();
    const steps: number[] = [];
    Object.assign(window, { steps });
    // It hears once after each piece of work.
    new MutationObserver(() => {
      const come = [...document.querySelectorAll('main article a')].filter((card) => !drawn.has(card));
      for (const card of come) drawn.add(card);
      if (come.length > 0) steps.push(come.length);
    }).observe(document, { childList: true, subtree: true });
  });
  const takeSteps = () => page.evaluate(() => (window as unknown as { steps: number[] }).steps.splice(0));
  await go();
  letGo();
  await expect(cards(page)).toHaveCount(60);
  const steps = await takeSteps();
  expect(Math.max(...steps), steps.join()).toBeLessThanOrEqual(8);
  await cards(page).nth(3).getByRole('link').click();
  await expect(cards(page)).toHaveCount(0);
  await takeSteps();
  await page.goBack();
  await expect(cards(page)).toHaveCount(60);
  expect(Math.max(...(await takeSteps()))).toBe(60);
  await page.setViewportSize({ width: 390, height: 844 });
  const online = page.getByRole('button', { name: 'В сети', exact: true });
  await online.click();
  await expect.poll(() => cards(page).count()).toBeLessThan(60);
  await takeSteps();
  await online.click();
  await expect(cards(page)).toHaveCount(60);
  expect(Math.max(...(await takeSteps())), 'after other filters').toBeLessThanOrEqual(8);
  await page.locator('a[href="/messages"]').first().click();
  await expect(cards(page)).toHaveCount(0);
  await takeSteps();
  await page.locator('a[href="/profile/search"]').first().click();
  await expect(cards(page)).toHaveCount(60);
  expect(Math.max(...(await takeSteps())), 'by a link').toBeLessThanOrEqual(8);
  await page.context().close();
});

test('what did not come ahead is asked for again by the screen [NEA-02]', async ({ browser }) => {
  const { page, asked, letGo, go } = await openWaiting(browser, '/profile/search');
  await page.route('**/api/get-filtered-users*', (route) => route.abort(), { times: 1 });
  await go();
  await expect.poll(() => asked.length).toBe(1);
  letGo();
  await expect(cards(page).first()).toBeVisible();
  expect(asked).toHaveLength(2);
  await page.context().close();
});

test('a refusal that came ahead shows as any other, and its button asks again [NEA-03]', async ({
  browser,
}) => {
  const { page, asked, letGo, go } = await openWaiting(browser, '/profile/search');
  await page.route('**/api/get-filtered-users*', (route) => route.fulfill({ status: 500, json: {} }), {
    times: 1,
  });
  await go();
  await expect.poll(() => asked.length).toBe(1);
  letGo();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(cards(page).first()).toBeVisible();
  expect(asked).toHaveLength(2);
  await page.context().close();
});

test('nothing is asked for ahead for another member than the device’s [ACC-03]', async ({ browser }) => {
  const { page, asked, letGo, go } = await openWaiting(browser, '/profile/search', { user: { id: 1 } });
  await go();
  await expect(page.locator('#root')).toBeAttached();
  await page.waitForFunction(() => document.readyState !== 'loading');
  expect(asked).toEqual([]);
  letGo();
  await page.context().close();
});
