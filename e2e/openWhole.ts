import type { Page } from '@playwright/test';
import { stillness } from '../tools/look/stillness';

/** Opens an address and waits for all that its screen loads: on a slow machine the network rests before that too. */
export async function openWhole(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator('.opening').waitFor({ state: 'detached', timeout: 30_000 });
  await page.evaluate(stillness);
}
