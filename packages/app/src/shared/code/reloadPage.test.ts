import { afterEach, describe, expect, it, vi } from 'vitest';
import { reloadPage } from './reloadPage';

afterEach(() => vi.unstubAllGlobals());

const answers = () => Promise.resolve(new Response(null, { status: 200 }));
const isBroken = () => Promise.resolve(new Response(null, { status: 502 }));
const hasNoNetwork = () => Promise.reject(new TypeError('Failed to fetch'));
const keptHere = { serviceWorker: { controller: {} } };

describe('reloading the page', () => {
  it.each([
    ['where the server answers', answers, {}, true],
    ['not where a proxy says that the server is gone', isBroken, {}, false],
    ['not without a network: the page would be gone', hasNoNetwork, {}, false],
    ['without a network where the device keeps the page', hasNoNetwork, keptHere, true],
  ])('%s', async (_, fetch, navigator, isReloaded) => {
    const reload = vi.fn();
    vi.stubGlobal('location', { href: 'http://iskra.test/profile', reload });
    vi.stubGlobal('navigator', navigator);
    vi.stubGlobal('fetch', fetch);
    expect(await reloadPage()).toBe(isReloaded);
    expect(reload).toHaveBeenCalledTimes(isReloaded ? 1 : 0);
  });
});
