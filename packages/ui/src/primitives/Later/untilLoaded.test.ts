import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilLoaded } from './untilLoaded';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('asks for code every three seconds until it comes', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const load = vi.fn(() => Promise.reject<string>(new Error('no network')));
  let code = 'none yet';
  void untilLoaded(load).then((loaded) => (code = loaded));
  await vi.advanceTimersByTimeAsync(7000);
  expect([load.mock.calls.length, log.mock.calls.length, code]).toEqual([3, 3, 'none yet']);
  load.mockResolvedValue('code');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([load.mock.calls.length, code]).toEqual([4, 'code']);
});
