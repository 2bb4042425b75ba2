import type { Page } from '@playwright/test';

/** Holds the page's scripts back until they are let go, and writes down which ones it asks for. */
export async function holdScripts(page: Page, which = '**/assets/*.js') {
  const asked = new Set<string>();
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(which, async (route) => {
    asked.add(new URL(route.request().url()).pathname);
    await held;
    await route.continue();
  });
  return { asked, letGo };
}
