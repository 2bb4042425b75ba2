import type { Page } from '@playwright/test';

/** What no member reads and every developer would: errors of the page and calls that should not have been made. */
export class Overheard {
  private readonly said: string[] = [];

  constructor(page: Page) {
    page.on('pageerror', ({ message }) => this.said.push(`error: ${message}`));
    page.on('console', (message) => {
      const text = message.text();
      if (['error', 'warning'].includes(message.type()) && !isUsual.test(text)) this.said.push(text);
    });
    page.on('response', (response) => {
      const request = response.request();
      const { pathname } = new URL(response.url());
      // What a member may not is an answer; what the page should have stopped or the server broke at is not.
      if (response.status() === 400 || response.status() >= 500)
        this.said.push(`${response.status()} ${request.method()} ${pathname} ${request.postData() ?? ''}`);
    });
  }

  /** What was said since one asked. */
  take(): string[] {
    return this.said.splice(0).map((text) => text.slice(0, 400));
  }
}

/** A network that was taken away, the browser's own line on a refusal, and the worker that these journeys do without. */
const isUsual =
  /ERR_INTERNET_DISCONNECTED|WebSocket|Failed to load resource|preloaded using link preload|Service Worker|The page is not kept/;
