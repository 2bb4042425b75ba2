import type { Page, Request } from '@playwright/test';

/** How long the page is waited for where an answer never comes, ms. */
const patienceMs = 4000;

/** What a page asks the network for: a window whose code is on its way is not there yet, though nothing moves. */
export class Arrivals {
  private readonly underWay = new Set<Request>();
  private asked = 0;

  constructor(private readonly page: Page) {
    page.on('request', (request) => {
      this.asked += 1;
      this.underWay.add(request);
    });
    page.on('requestfinished', (request) => this.underWay.delete(request));
    page.on('requestfailed', (request) => this.underWay.delete(request));
  }

  /** Rests the page until nothing was asked for and nothing was under way while it did. */
  async restUntilAllCame(rest: () => Promise<void>): Promise<void> {
    const end = Date.now() + patienceMs;
    for (let before = -1; this.asked !== before && Date.now() < end;) {
      before = this.asked;
      while (this.underWay.size > 0 && Date.now() < end) await this.page.waitForTimeout(20);
      await rest();
    }
  }
}
