import { afterEach, expect, it, vi } from 'vitest';
import { onOtherTab } from './onOtherTab';

const arrival = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });

afterEach(() => {
  vi.unstubAllGlobals();
});

it('tells of another tab, and of the way back from where the browser kept the page [ACC-03]', () => {
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  const handle = vi.fn();
  const stop = onOtherTab(handle);
  window.dispatchEvent(arrival(false));
  expect(handle).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('storage'));
  window.dispatchEvent(arrival(true));
  expect(handle).toHaveBeenCalledTimes(2);
  stop();
  window.dispatchEvent(arrival(true));
  expect(handle).toHaveBeenCalledTimes(2);
});
