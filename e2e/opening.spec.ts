import { chromium, type Browser, type Page } from '@playwright/test';
import { holdScripts } from './holdScripts';
import { openWhole } from './openWhole';
import { ServerProcess } from './ServerProcess';
import { expect, test } from './test';
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

    await page.goto(`${server.url}/profile/settings`, { waitUntil: 'commit' });
    const opening = page.locator('.opening');
    await expect(opening).toHaveCSS('background-color', background);
    await expect(opening.locator('svg')).toBeVisible();
    letGo();
    await expect(page.getByRole('heading', { name: 'Настройки', level: 1 })).toBeVisible();
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

/** Somebody's page of photos whose first photo comes when it is let go, and what was asked for in which order. */
async function openProfileHoldingPhotos(browser: Browser, begin?: () => void) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const signedIn = await context.newPage();
  await new Visitor(signedIn, server, { gender: 'male', name: 'Артём', email: demo.email }).signIn(demo);
  // A page of its own: the one that signed in may still ask for code.
  const page = await context.newPage();
  const came: ('photo' | 'code')[] = [];
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/photos/*/lg.webp', async (route) => {
    await held;
    came.push('photo');
    await route.continue().catch(() => undefined);
  });
  await page.route('**/assets/*.js', async (route) => {
    came.push('code');
    await route.continue();
  });
  if (begin) await page.addInitScript(begin);
  await page.goto(`${server.url}/profile`, { waitUntil: 'commit' });
  return { page, came, letGo };
}

/** The page's patience of 200 ms with photos lasts as long as the test: a slow machine takes longer than that for one. */
function beEndlesslyPatient(): void {
  const { setTimeout } = window;
  Object.assign(window, {
    setTimeout: (run: () => void, ms?: number) => setTimeout(run, ms === 200 ? 1e6 : ms),
  });
}

test('the font is here before the screen that is drawn in it', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await new Visitor(page, server, { gender: 'male', name: 'Артём', email: demo.email }).signIn(demo);
  const { letGo } = await holdScripts(page, '**/assets/ProfilePage-*.js');
  await page.goto(`${server.url}/profile`, { waitUntil: 'commit' });
  const fontsHere = () =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
  await expect.poll(fontsHere).toBe(2);
  // A face of the first family that is not here would cost each text style a look at the device's fonts.
  const missing = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ family, status }) => /Variable/.test(family) && status !== 'loaded'),
    );
  expect(await missing()).toHaveLength(0);
  expect(await page.locator('.opening').count()).toBe(1);
  letGo();
  await expect(page.getByRole('list', { name: 'Мои фотографии' })).toBeVisible();
  await context.close();
});

test('the code of a member’s page follows the photo of the opening page', async ({ browser }) => {
  const { page, came, letGo } = await openProfileHoldingPhotos(browser, beEndlesslyPatient);
  await expect(page.locator('.opening > span > img').first()).toBeAttached();
  await page.waitForTimeout(400);
  expect(came).toEqual([]);
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(came).toContain('code');
  expect(came[0]).toBe('photo');
  await page.context().close();
});

test('the code of a member’s page waits for no photo that is slow', async ({ browser }) => {
  const { page, came } = await openProfileHoldingPhotos(browser);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new Set(came)).toEqual(new Set(['code']));
  await page.context().close();
});

for (const path of ['/messages', '/profile', '/profile/search', '/encounters'])
  test(`the largest thing of ${path} is there before any script, also in the font of the device`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      serviceWorkers: 'block',
      viewport: { width: 412, height: 823 },
    });
    const page = await context.newPage();
    await new Visitor(page, server, { gender: 'male', name: 'Артём', email: demo.email }).signIn(demo);
    await page.addInitScript(() => {
      const largest: string[] = [];
      Object.assign(window, { largest });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { element: Element | null }[])
          largest.push(entry.element?.closest('.opening') ? 'opening' : 'screen');
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    const largest = () => page.evaluate(() => (window as unknown as { largest: string[] }).largest);
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    const { letGo } = await holdScripts(page);
    await page.goto(server.url + path, { waitUntil: 'commit' });
    await expect.poll(largest).toContain('opening');
    await page.waitForLoadState('domcontentloaded');
    await page.waitForTimeout(1000);
    letGo();
    await expect(page.locator('.opening')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect((await largest()).at(-1)).toBe('opening');
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

const sizes = [
  [320, 640],
  [390, 844],
  [620, 900],
  [768, 1024],
  [1000, 800],
  [1001, 800],
  [1440, 900],
] as const;

const firstPhotos = {
  '/profile/search': 'article img',
  '/encounters': '[data-current]',
  '/profile': 'li img',
};

const largeText = '--blink-settings=defaultFontSize=32,defaultFixedFontSize=26';
/** Without those where large text breaks a heading into two lines, under which the screen’s photos stand. */
const sizesOfLargeText = sizes.filter(([width]) => width !== 320 && width !== 620);

for (const [path, photos] of [
  ['/profile/search', 'main article a > span:first-child'],
  ['/encounters', 'main [data-part="stage"]'],
  ['/profile', 'main ul[aria-label="Мои фотографии"] > li'],
] as const)
  for (const [reader, windows, ...flags] of [
    ['with the usual text', sizes],
    ['at 200 % text', sizesOfLargeText, largeText],
  ] as const)
    test(`the first photos of ${path} stand in their places before any script, and stay there, ${reader}`, async ({
      launchOptions,
    }) => {
      const args = [...(launchOptions.args ?? []), ...flags];
      const browser = await chromium.launch({ ...launchOptions, args });
      const context = await browser.newContext({ serviceWorkers: 'block', locale: 'ru-RU' });
      const page = await context.newPage();
      await new Visitor(page, server, { gender: 'male', name: 'Артём', email: demo.email }).signIn(demo);
      // Large words under the deck may take a line more of its height.
      const numbers = path === '/encounters' && flags.length > 0 ? 3 : 4;
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height });
        const { letGo } = await holdScripts(page);
        await page.goto(server.url + path, { waitUntil: 'commit' });
        const drawn = page.locator('.opening img').first();
        await expect
          .poll(() => drawn.evaluate((photo) => (photo as HTMLImageElement).naturalWidth))
          .toBeGreaterThan(0);
        const source = await drawn.getAttribute('src');
        const places = (await boxesOf(page, '.opening > span')).map((box) => box.slice(0, numbers));
        letGo();
        const first = page.locator(`main ${firstPhotos[path]}`).first();
        await expect(first).toHaveAttribute('src', source ?? '');
        // A heading that just fits at 200 % takes two lines until its font is there.
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        const same = (await boxesOf(page, photos)).slice(0, places.length);
        expect(
          same.map((box) => box.slice(0, numbers)),
          `${path} at ${width} px`,
        ).toEqual(places);
        await page.unroute('**/assets/*.js');
      }
      await browser.close();
    });

for (const language of ['ru', 'en'])
  test(`the places of people are those of the screen at every width, in ${language}`, async ({ browser }) => {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const screen = await context.newPage();
    await new Visitor(screen, server, { gender: 'female', name: 'Вера', email: 'vera@iskra.demo' }).signIn({
      email: 'vera@iskra.demo',
      password: demo.password,
    });
    await screen.goto(`${server.url}/profile/settings`);
    await screen.locator(`input[type=radio][value=${language}]`).check({ force: true });
    await expect(screen.locator('html')).toHaveAttribute('lang', language);
    await screen.waitForLoadState('networkidle');
    await openWhole(screen, `${server.url}/profile/search`);
    const opening = await context.newPage();
    await holdScripts(opening);
    await opening.goto(`${server.url}/profile/search`, { waitUntil: 'commit' });
    await expect(opening.locator('html')).toHaveAttribute('lang', language);
    for (let width = 605; width < 1250; width += 15) {
      for (const page of [screen, opening]) await page.setViewportSize({ width, height: 900 });
      const places = await boxesOf(opening, '.opening > span');
      expect(places.length).toBeGreaterThan(2);
      await expect
        .poll(
          async () => (await boxesOf(screen, 'main article a > span:first-child')).slice(0, places.length),
          `at ${width} px`,
        )
        .toEqual(places);
    }
    await context.close();
  });

for (const [reader, ...flags] of [['with the usual text'], ['at 200 % text', largeText]] as const)
  test(`the first dialogues stand in their places before any script, and stay there, ${reader} [CHT-01]`, async ({
    launchOptions,
  }) => {
    const browser = await chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), ...flags],
    });
    const context = await browser.newContext({ serviceWorkers: 'block', locale: 'ru-RU' });
    const page = await context.newPage();
    await new Visitor(page, server, { gender: 'male', name: 'Артём', email: demo.email }).signIn(demo);
    const textsOf = (selector: string) => page.locator(selector).allTextContents();
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      const { letGo } = await holdScripts(page);
      await page.goto(`${server.url}/messages`, { waitUntil: 'commit' });
      await expect(page.locator('.opening > p').first()).toBeVisible();
      const rows = await boxesOf(page, '.opening > p');
      const faces = await boxesOf(page, '.opening > p > i');
      const said = [await textsOf('.opening > p > b'), await textsOf('.opening > p > u')];
      letGo();
      const list = 'nav[aria-label="Диалоги"] a[data-id]';
      await expect(page.locator(list).first()).toBeVisible();
      expect(await boxesOf(page, list), `rows at ${width} px`).toEqual(rows);
      expect(await boxesOf(page, `${list} [data-part=avatar]`), `faces at ${width} px`).toEqual(faces);
      const shown = await page
        .locator(list)
        .evaluateAll((links) =>
          links.map((link) => [
            link.querySelector('b')?.firstChild?.textContent,
            link.querySelector('b + span')?.textContent,
          ]),
        );
      expect([shown.map(([name]) => name), shown.map(([, text]) => text)]).toEqual(said);
      await page.unroute('**/assets/*.js');
    }
    await browser.close();
  });

test('the first dialogues are in the member’s own language [CHT-01, I18-01]', async ({ browser }) => {
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await new Visitor(page, server, { gender: 'male', name: 'Артём', email: demo.email }).signIn(demo);
  await page.goto(`${server.url}/profile/settings`);
  const choose = async (language: string, heading: string) => {
    await page.getByRole('radio', { name: language }).check();
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
  };
  await choose('English', 'Settings');
  const { letGo } = await holdScripts(page);
  await page.goto(`${server.url}/messages`, { waitUntil: 'commit' });
  await expect(
    page
      .locator('.opening > p > u')
      .filter({ hasText: /^You: ./ })
      .first(),
  ).toBeVisible();
  letGo();
  await page.goto(`${server.url}/profile/settings`);
  await choose('Русский', 'Настройки');
});

test('a room that opens shows no list of dialogues before its messages [CHT-02]', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await new Visitor(page, server, { gender: 'male', name: 'Артём', email: demo.email }).signIn(demo);
  await holdScripts(page);
  await page.goto(`${server.url}/messages/1`, { waitUntil: 'commit' });
  await expect(page.locator('noscript')).toHaveCount(1);
  await expect(page.locator('.opening')).toBeVisible();
  await expect(page.locator('.opening > p')).toHaveCount(0);
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

test('the first of people, candidates and dialogues come with the document, before any answer [NEA-02, CHT-01]', async ({
  browser,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await new Visitor(page, server, { gender: 'male', name: 'Артём', email: demo.email }).signIn(demo);
  await page.goto(`${server.url}/profile/search?gender=female&from=20&to=33`);
  const photo = page.locator('main article img').first();
  const first = await photo.getAttribute('src');
  await page.route('**/api/**', () => undefined);
  await holdScripts(page);
  // With the filters of before, which only the device keeps.
  await page.goto(`${server.url}/profile/search`, { waitUntil: 'commit' });
  await expect(page.locator('.opening img').first()).toHaveAttribute('src', first ?? '');
  await page.goto(`${server.url}/encounters`, { waitUntil: 'commit' });
  await expect(page.locator('.opening img')).toHaveCount(1);
  await page.goto(`${server.url}/messages`, { waitUntil: 'commit' });
  await expect(page.locator('.opening > p b').first()).not.toBeEmpty();
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
