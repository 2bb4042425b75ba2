import { expect, test, type Page } from '@playwright/test';
import { holdScripts } from './holdScripts';
import { ServerProcess } from './ServerProcess';
import { Visitor } from './Visitor';

let server: ServerProcess;
test.beforeAll(async () => {
  server = await ServerProcess.start({ SEED: 'demo' });
});
test.afterAll(() => server.close());

const demo = { email: 'artem@iskra.demo', password: 'iskra-demo' };

/** A page that says what it finds wrong. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

for (const [theme, background] of [
  ['light', 'rgb(249, 246, 244)'],
  ['dark', 'rgb(23, 16, 25)'],
] as const)
  test(`a member’s page is never white in ${theme}: it shows the mark until its screen is drawn`, async ({
    browser,
  }) => {
    const system = theme === 'light' ? 'dark' : 'light';
    const context = await browser.newContext({ colorScheme: system, serviceWorkers: 'block' });
    const page = await context.newPage();
    await new Visitor(page, server, { gender: 'male', name: 'Артём', email: demo.email }).signIn(demo);
    await page.evaluate((value) => localStorage.setItem('theme', JSON.stringify(value)), theme);
    const complaints = complaintsOf(page);
    const { letGo } = await holdScripts(page);

    await page.goto(`${server.url}/messages`, { waitUntil: 'commit' });
    const opening = page.locator('.opening');
    await expect(opening).toHaveCSS('background-color', background);
    await expect(opening.locator('svg')).toBeVisible();
    letGo();
    await expect(page.getByRole('navigation', { name: 'Диалоги' })).toBeVisible();
    await expect(opening).toHaveCount(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

test('all that a member’s page loads at once is asked for before any of it has run', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await new Visitor(page, server, { gender: 'male', name: 'Артём', email: demo.email }).signIn(demo);
  const { asked, letGo } = await holdScripts(page);
  await page.goto(`${server.url}/messages`, { waitUntil: 'commit' });
  for (const part of [/MessagesPage/, /Shell/, /pageMember/, /chat\.ru/])
    await expect.poll(() => [...asked].filter((name) => part.test(name))).toHaveLength(1);
  letGo();
  await expect(page.getByRole('navigation', { name: 'Диалоги' })).toBeVisible();
  await context.close();
});

/** Where the parts stand in the window. */
const boxesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((parts) =>
    parts.flatMap((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return width > 0 ? [[x, y, width, height].map(Math.round)] : [];
    }),
  );

const firstPhotos = {
  '/profile/search': 'article img',
  '/encounters': '[data-current]',
  '/profile': 'li img',
};

for (const [path, photos] of [
  ['/profile/search', 'main article a > span:first-child'],
  ['/encounters', 'main [data-part="stage"]'],
  ['/profile', 'main ul[aria-label="Мои фотографии"] > li'],
] as const)
  test(`the first photos of ${path} stand in their places before any script, and stay there`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    await new Visitor(page, server, { gender: 'male', name: 'Артём', email: demo.email }).signIn(demo);
    for (const [width, height] of [
      [320, 640],
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const { letGo } = await holdScripts(page);
      await page.goto(server.url + path, { waitUntil: 'commit' });
      const drawn = page.locator('.opening img').first();
      await expect
        .poll(() => drawn.evaluate((photo) => (photo as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
      const source = await drawn.getAttribute('src');
      const places = await boxesOf(page, '.opening > span');
      letGo();
      const first = page.locator(`main ${firstPhotos[path]}`).first();
      await expect(first).toHaveAttribute('src', source ?? '');
      const same = (await boxesOf(page, photos)).slice(0, places.length);
      expect(same, `${path} at ${width} px`).toEqual(places);
      await page.unroute('**/assets/*.js');
    }
    await context.close();
  });

for (const path of ['/profile/search', '/encounters', '/profile', '/messages', '/liked', '/profile/settings'])
  test(`nothing moves while the screen of ${path} comes`, async ({ browser }) => {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    await new Visitor(page, server, { gender: 'male', name: 'Артём', email: demo.email }).signIn(demo);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(server.url + path, { waitUntil: 'networkidle' });
      const moved = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const observer = new PerformanceObserver((list) => add(list.getEntries()));
            let sum = 0;
            const add = (entries: readonly PerformanceEntry[]) => {
              for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value;
            };
            observer.observe({ type: 'layout-shift', buffered: true });
            setTimeout(() => resolve(sum), 500);
          }),
      );
      expect(moved, `${path} at ${width} px`).toBeLessThan(0.02);
    }
    await context.close();
  });

test('whom the member passed is not shown before the scripts either [ENC-06]', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await new Visitor(page, server, { gender: 'male', name: 'Артём', email: demo.email }).signIn(demo);
  await page.goto(`${server.url}/encounters`);
  const current = page.locator('main [data-part="photos"] > [data-current]').first();
  const passed = await current.getAttribute('src');
  await page
    .getByRole('button', { name: /Пропустить|Не нравится/ })
    .first()
    .click();
  await expect(current).not.toHaveAttribute('src', passed ?? '');
  const { letGo } = await holdScripts(page);
  await page.goto(`${server.url}/encounters`, { waitUntil: 'commit' });
  const drawn = page.locator('.opening img').first();
  await expect(drawn).toBeVisible();
  expect(await drawn.getAttribute('src')).not.toBe(passed);
  letGo();
  await context.close();
});
