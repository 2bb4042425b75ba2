import { test as base } from '@playwright/test';

/**
 * Closes what a journey opened when it has ended. A page that is left open goes on: it looks for its server, which is
 * gone, each second, and so takes the processor from the journeys that follow.
 */
export const test = base.extend<{ closedPages: undefined }>({
  closedPages: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts());
      await use(undefined);
      const opened = browser.contexts().filter((context) => !before.has(context));
      await Promise.all(opened.map((context) => context.close()));
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
