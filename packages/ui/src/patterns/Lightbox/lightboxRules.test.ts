import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCommand } from './readCommand';
import { readKey, within } from './readKey';
import { readSwipe } from './readSwipe';
import { panBy, wholeView, zoomBy } from './zoomView';

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

describe('readCommand', () => {
  it.each([
    ['Delete', 'Delete', 'remove'],
    ['m', 'KeyM', 'main'],
    ['ь', 'KeyM', 'main'],
    ['+', 'Equal', 'zoomIn'],
    ['=', 'Equal', 'zoomIn'],
    ['-', 'Minus', 'zoomOut'],
    ['0', 'Digit0', 'whole'],
    ['a', 'KeyA', undefined],
  ] as const)('%s of %s means %s [B2.12]', (key, code, command) => {
    expect(readCommand({ key, code })).toBe(command);
  });
});

describe('a photo seen closer', () => {
  const box = { width: 400, height: 300 };

  it('goes from the whole to four times and back [B2.12]', () => {
    expect(zoomBy(wholeView, 1.5, box).scale).toBe(1.5);
    expect(zoomBy(wholeView, 9, box).scale).toBe(4);
    expect(zoomBy({ scale: 2, x: 200, y: 10 }, 0.1, box)).toEqual(wholeView);
  });

  it('never shows what lies beyond the photo', () => {
    const move = fc.record({
      factor: fc.double({ min: 0.2, max: 5, noNaN: true }),
      by: fc.integer({ min: -900, max: 900 }),
    });
    fc.assert(
      fc.property(fc.array(move), (moves) => {
        const view = moves.reduce(
          (before, { factor, by }) => panBy(zoomBy(before, factor, box), by, -by, box),
          wholeView,
        );
        expect(Math.abs(view.x)).toBeLessThanOrEqual(((view.scale - 1) * box.width) / 2 + 1e-9);
        expect(Math.abs(view.y)).toBeLessThanOrEqual(((view.scale - 1) * box.height) / 2 + 1e-9);
      }),
    );
  });
});
