import type { Browser } from 'playwright';

const story = 'accessibility-conformance--targets';
/** The child that somebody else gives a component. */
const notOurs = '[data-fixture=Tooltip] button';

/**
 * Which controls of the kit a finger misses that lands 21 px beside their middle, up, down or to a side: each is met
 * within 44 px where the pointer is coarse (C7).
 */
export async function smallTargets(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  await page.addInitScript('globalThis.__name = (made) => made');
  await page.goto(`${url}iframe.html?viewMode=story&id=${story}&globals=a11y.manual:!true`);
  await page.locator('[data-fixture]').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  const missed = await page.evaluate(missedTargets, notOurs);
  await page.close();
  return missed;
}

/** Goes into the page as it is written, so it may use nothing outside. */
function missedTargets(notOurs: string): string[] {
  const all = 'button, input:not([type=hidden]), select, textarea, [role=slider], [role=tab], summary';
  const reach = 21;
  // Whatever stands at the bottom of the window covers nothing then.
  document.body.style.paddingBlock = '50vh';
  const seen = { opacityProperty: false, visibilityProperty: true };
  const targets = [...document.querySelectorAll<HTMLElement>(all)].filter(
    (target) => !target.matches(notOurs) && target.checkVisibility(seen) && !target.matches(':disabled'),
  );
  if (targets.length < 40) return [`only ${targets.length} targets were found`];
  const isMissed = (target: HTMLElement) => {
    const place = target.closest('label') ?? target;
    place.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top, width, height } = place.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isMet = (right: number, down: number) => {
      const hit = document.elementFromPoint(x + right, y + down);
      return hit !== null && (place.contains(hit) || target.contains(hit));
    };
    // What is covered on purpose, or for readers alone, no finger means.
    if (width <= 1 || height <= 1 || !isMet(0, 0)) return false;
    const around = [[0, -reach], [0, reach], [-reach, 0], [reach, 0]]; // prettier-ignore
    return !around.every(([right = 0, down = 0]) => isMet(right, down));
  };
  return targets.filter(isMissed).map((target) => {
    const fixture = target.closest('[data-fixture]')?.getAttribute('data-fixture');
    return `${fixture}: a finger misses ${target.outerHTML.slice(0, 100)}`;
  });
}
