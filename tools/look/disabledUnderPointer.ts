import type { Browser, Page } from 'playwright';

const controls = '[data-disabled], :disabled, [aria-disabled=true]';

/** Which controls that cannot be used change their colours under the pointer: a hover's colours are not made for muted words. */
export async function disabledUnderPointer(
  browser: Browser,
  url: string,
  ids: readonly string[],
): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await page.addInitScript('globalThis.__name = (made) => made');
  const faults: string[] = [];
  for (const id of ids.filter((one) => /-disabled$/.test(one))) {
    await page.goto(`${url}iframe.html?viewMode=story&id=${id}&globals=a11y.manual:!true`);
    await page.locator(controls).first().waitFor();
    for (const name of await changing(page)) faults.push(`${id}: ${name} changes under the pointer`);
  }
  await page.close();
  return faults;
}

async function changing(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const control of await page.locator(controls).filter({ visible: true }).all()) {
    await page.mouse.move(0, 0);
    const before = await control.evaluate(colours);
    await control.hover({ force: true });
    if ((await control.evaluate(colours)) !== before)
      found.push(await control.evaluate(({ outerHTML }) => outerHTML.slice(0, 100)));
  }
  return found;
}

/** Once transitions are over. */
async function colours(control: Element): Promise<string> {
  await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
  const { backgroundColor, color, borderColor } = getComputedStyle(control);
  return [backgroundColor, color, borderColor].join();
}
