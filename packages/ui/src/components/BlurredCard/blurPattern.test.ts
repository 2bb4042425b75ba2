import { expect, it } from 'vitest';
import { blurPattern } from './blurPattern';

it('is the same for one seed, and others for others', () => {
  expect(blurPattern(3)).toBe(blurPattern(3));
  expect(new Set(Array.from({ length: 24 }, (_, seed) => blurPattern(seed))).size).toBe(24);
});

it('stays within the warm colours, from plum to amber', () => {
  for (let seed = 0; seed < 97; seed += 1)
    for (const [, hue] of blurPattern(seed).matchAll(/hsl\((\d+)/g))
      expect(Number(hue) >= 320 || Number(hue) < 30).toBe(true);
});

it('holds no address', () => {
  expect(blurPattern(1)).not.toMatch(/url|data:|http/);
});
