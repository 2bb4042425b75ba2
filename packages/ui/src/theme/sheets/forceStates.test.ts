import { expect, it } from 'vitest';
import { forcedSelector } from './forceStates';

it.each([
  ['.a:hover', ".a[data-force~='hover']"],
  ['.a:active > svg', ".a[data-force~='active'] > svg"],
  [
    '.a:focus-within:not(:has(button:focus-visible))',
    ".a:has([data-force~='focus']):not(:has(button[data-force~='focus']))",
  ],
  ['.a[data-hover]', '.a[data-hover]'],
])('forces %s', (selector, forced) => {
  expect(forcedSelector(selector)).toBe(forced);
});
