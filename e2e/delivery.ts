import type { Page } from '@playwright/test';
import type { Visitor } from './Visitor';

/** Milliseconds from pressing Enter on one page to the text standing on the other, one after another. */
export async function measureDelivery(from: Visitor, to: Visitor, count: number): Promise<number[]> {
  const delays: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const text = `замер ${index}`;
    const arrival = arrivalOf(to.page, text);
    const field = from.page.getByRole('textbox', { name: /Сообщение/ });
    await field.fill(text);
    const sent = await field.evaluate((element) => {
      const now = performance.timeOrigin + performance.now();
      element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
      return now;
    });
    delays.push((await arrival) - sent);
  }
  return delays;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? NaN);
}

/** The moment, in ms since 1970, at which a page first shows a text. */
function arrivalOf(page: Page, text: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const has = () => document.querySelector('[role=log]')?.textContent?.includes(wanted) ?? false;
        const observer = new MutationObserver(() => {
          if (!has()) return;
          observer.disconnect();
          resolve(performance.timeOrigin + performance.now());
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    text,
  );
}
