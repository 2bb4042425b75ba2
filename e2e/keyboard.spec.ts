import type { Page } from '@playwright/test';
import { openWhole } from './openWhole';
import { memberScreens } from './screens/memberScreens';
import { visitorScreens } from './screens/visitorScreens';
import { ServerProcess } from './ServerProcess';
import { expect, test } from './test';
import { Visitor } from './Visitor';

let server: ServerProcess;
test.beforeAll(async () => {
  server = await ServerProcess.start({ SEED: 'demo' });
});
test.afterAll(() => server.close());

/** What Tab has come to. */
interface Stop {
  readonly name: string;
  readonly faults: readonly string[];
}

/**
 * Looks at what has the focus: whether it has a name, is in view with nothing upon it, and shows that it has the focus.
 * A control that is drawn by its label, or a row by its link, shows it on what stands around it.
 */
function lookAtFocus(isForced: boolean): Stop | null {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const pictures = [...element.querySelectorAll('img')].map(({ alt }) => alt);
  const words = [
    element.getAttribute('aria-label'),
    element.getAttribute('aria-labelledby'),
    element.textContent,
  ];
  const name = [...words, ...labels.map((label) => label.textContent), ...pictures].join(' ').trim();
  const around = [element, ...labels, element.parentElement, element.parentElement?.parentElement];
  const ringed = around.some((one) => {
    if (!one) return false;
    return [undefined, '::before', '::after'].some((part) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one, part);
      // Forced colours leave shadows out.
      if (!isForced && one.matches(':focus-within') && boxShadow !== 'none') return true;
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
    });
  });
  const shown = around.find((one) => one && one.getBoundingClientRect().width > 4) ?? element;
  const { left, right, top, bottom } = shown.getBoundingClientRect();
  const [x, y] = [(Math.max(left, 0) + Math.min(right, innerWidth)) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2]; // prettier-ignore
  const atPoint = document.elementFromPoint(x, y);
  const isInView =
    !!atPoint && around.some((one) => one?.contains(atPoint) || (one && atPoint.contains(one)));
  const faults = [
    ...(name ? [] : ['has no name']),
    ...(ringed ? [] : ['does not show the focus']),
    ...(isInView ? [] : ['is not in view']),
  ];
  return { name: `${element.tagName.toLowerCase()} ${name.slice(0, 40)}`, faults };
}

/** Goes through the page by Tab until it is at its end; what the browser itself has after it is left out. */
async function tabThrough(page: Page, isForced: boolean, key = 'Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(lookAtFocus, isForced);
    if (!stop) return stops;
    await page.evaluate(() => document.activeElement?.setAttribute('data-tabbed', ''));
    stops.push(stop);
  }
  throw new Error(`${key} never comes to the end of ${page.url()}`);
}

/** Controls in view of which Tab passed by; of radios and of a roving group one stands for all. */
function passedBy(): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, [tabindex="0"]',
  );
  return [...controls]
    .filter(
      (one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches(':disabled, [inert] *'),
    )
    .filter((one) => one.tabIndex >= 0 && !one.matches('[type=radio], [type=file], [type=hidden]'))
    .filter((one) => !one.hasAttribute('data-tabbed'))
    .map((one) => one.outerHTML.slice(0, 120));
}

for (const [width, forcedColors] of [
  [390, 'active'],
  [1440, 'none'],
] as const)
  test(`every screen is walked by Tab alone at ${width} px, forced colours ${forcedColors}`, async ({
    browser,
  }) => {
    test.setTimeout(240_000);
    const context = await browser.newContext({
      ...{ forcedColors, locale: 'ru-RU', reducedMotion: 'reduce' as const },
      viewport: { width, height: 900 },
    });
    const page = await context.newPage();
    const faults: string[] = [];
    const walk = async (path: string) => {
      await openWhole(page, server.url + path);
      const stops = await tabThrough(page, forcedColors === 'active');
      // People who came when Tab was past them are met on the way back.
      if ((await page.evaluate(passedBy)).length > 0)
        stops.push(...(await tabThrough(page, forcedColors === 'active', 'Shift+Tab')));
      for (const stop of stops) faults.push(...stop.faults.map((fault) => `${path}: ${stop.name} ${fault}`));
      for (const control of await page.evaluate(passedBy)) faults.push(`${path}: Tab passes by ${control}`);
    };
    for (const { path } of visitorScreens) await walk(path);
    const account = { email: 'vera@iskra.demo', password: 'iskra-demo' };
    await new Visitor(page, server, { gender: 'female', name: 'Вера', email: account.email }).signIn(account);
    for (const { path } of memberScreens) await walk(path);
    await context.close();
    expect(faults).toEqual([]);
  });
