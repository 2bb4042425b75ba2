import type { Page } from '@playwright/test';

/** Drags the top card 60 px to the right with a finger: beyond the 30 px that decide [ENC-08]. */
export async function swipeRight(page: Page): Promise<void> {
  const box = await page.getByRole('article').first().boundingBox();
  if (!box) throw new Error('There is no card');
  const session = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const start = box.x + box.width / 2;
  const at = (x: number) => [{ x, y }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(start) });
  for (let moved = 10; moved <= 60; moved += 10)
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(start + moved) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
