import { expect, it } from 'vitest';
import { rowsToDraw } from './rowsToDraw';

const drawn = { from: 0, to: 12 };

it('leaves what is drawn while nothing else comes into view', () => {
  expect(rowsToDraw(drawn, { start: 0, height: 700 }, 80)).toBe(drawn);
  expect(rowsToDraw(drawn, { start: 250, height: 700 }, 80)).toBe(drawn);
});

it('draws what is in view and a few rows beyond', () => {
  expect(rowsToDraw(drawn, { start: 4000, height: 700 }, 80)).toEqual({ from: 47, to: 62 });
  expect(rowsToDraw({ from: 47, to: 62 }, { start: 160, height: 700 }, 80)).toEqual({ from: 0, to: 14 });
});

it('draws more rows where more fit, and none before the first', () => {
  expect(rowsToDraw(drawn, { start: 0, height: 1600 }, 80)).toEqual({ from: 0, to: 23 });
  expect(rowsToDraw(drawn, { start: -40, height: 700 }, 80)).toBe(drawn);
});
