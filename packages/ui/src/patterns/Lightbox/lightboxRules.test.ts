import { describe, expect, it } from 'vitest';
import { readKey, within } from './readKey';
import { readSwipe } from './readSwipe';

describe('readSwipe', () => {
  it.each([
    [-48, 0, 'ltr', 'next'],
    [48, 10, 'ltr', 'previous'],
    [-48, 0, 'rtl', 'previous'],
    [48, 0, 'rtl', 'next'],
    [47, 0, 'ltr', 'none'],
    [0, 96, 'ltr', 'close'],
    [60, 97, 'rtl', 'close'],
    [0, 95, 'ltr', 'none'],
    [0, -200, 'ltr', 'none'],
  ] as const)('%i px across, %i px down in %s is %s', (dx, dy, dir, meaning) => {
    expect(readSwipe(dx, dy, dir)).toBe(meaning);
  });
});

describe('readKey', () => {
  it('turns by the arrows and stops at the ends', () => {
    expect(readKey('ArrowRight', 0, 3, 'ltr')).toBe(1);
    expect(readKey('ArrowRight', 2, 3, 'ltr')).toBe(2);
    expect(readKey('ArrowLeft', 0, 3, 'ltr')).toBe(0);
  });

  it('mirrors the arrows where one reads from the right', () => {
    expect(readKey('ArrowLeft', 0, 3, 'rtl')).toBe(1);
    expect(readKey('ArrowRight', 1, 3, 'rtl')).toBe(0);
  });

  it('leads to the first and the last one, and leaves other keys alone', () => {
    expect(readKey('Home', 2, 3, 'ltr')).toBe(0);
    expect(readKey('End', 0, 3, 'rtl')).toBe(2);
    expect(readKey('a', 0, 3, 'ltr')).toBeUndefined();
  });

  it('has a place to stand on without any photo', () => {
    expect(within(3, 0)).toBe(0);
  });
});
