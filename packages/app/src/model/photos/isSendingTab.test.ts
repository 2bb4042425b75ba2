import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Grant = (lock: object | null) => unknown;

/** The browser's locks, shared by all its tabs: whoever was given one keeps it while the promise lasts. */
function fakeLocks() {
  let isTaken = false;
  const request = (_name: string, _options: object, grant: Grant) => {
    if (isTaken) return Promise.resolve(grant(null));
    isTaken = true;
    return Promise.resolve(grant({}));
  };
  return { locks: { request }, leave: () => (isTaken = false), take: () => (isTaken = true) };
}

let browser = fakeLocks();

/** A page of its own: what modules remember is not shared. */
async function openTab() {
  vi.resetModules();
  return (await import('./isSendingTab')).isSendingTab;
}

beforeEach(() => {
  browser = fakeLocks();
  vi.stubGlobal('navigator', { locks: browser.locks });
});
afterEach(() => vi.unstubAllGlobals());

it('stays the tab that sends when the member signs in again without a reload [B2.7]', async () => {
  const isSendingTab = await openTab();
  expect([await isSendingTab(), await isSendingTab()]).toEqual([true, true]);
});

it('answers two questions at once alike', async () => {
  const isSendingTab = await openTab();
  expect(await Promise.all([isSendingTab(), isSendingTab()])).toEqual([true, true]);
});

it('leaves the photos to another tab while that one is open, and then has them [B2.7]', async () => {
  browser.take();
  const isSendingTab = await openTab();
  expect(await isSendingTab()).toBe(false);
  browser.leave();
  expect(await isSendingTab()).toBe(true);
});

it('sends where the browser has no locks', async () => {
  vi.stubGlobal('navigator', {});
  const isSendingTab = await openTab();
  expect(await isSendingTab()).toBe(true);
});
