import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadLater } from './loadLater';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function setUp() {
  const network = { isDown: true };
  const load = vi.fn(() =>
    network.isDown ? Promise.reject(new Error('no network')) : Promise.resolve('code'),
  );
  const handled: string[] = [];
  const stop = loadLater(load, (code) => handled.push(code));
  return { network, load, handled, stop };
}

describe('code that the page does without meanwhile', () => {
  it('is asked for again every ten seconds until it comes, and then no more', async () => {
    const { network, load, handled } = setUp();
    await vi.advanceTimersByTimeAsync(25_000);
    expect([load.mock.calls.length, handled]).toEqual([3, []]);
    network.isDown = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect([load.mock.calls.length, handled]).toEqual([4, ['code']]);
  });

  it('is not asked for once its screen is gone, nor handed over', async () => {
    const { network, load, handled, stop } = setUp();
    network.isDown = false;
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([load.mock.calls.length, handled]).toEqual([1, []]);
  });
});
