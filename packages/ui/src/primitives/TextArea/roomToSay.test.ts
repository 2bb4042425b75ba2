import { expect, it } from 'vitest';
import { roomToSay } from './roomToSay';

it.each([
  [0, 500, null],
  [449, 500, null],
  [450, 500, 50],
  [479, 500, 50],
  [480, 500, 20],
  [490, 500, 10],
  [499, 500, 10],
  [500, 500, 0],
  [0, 60, null],
  [40, 60, 20],
])('says of %i out of %i: %s [EDT-02]', (length, max, expected) => {
  expect(roomToSay(length, max)).toBe(expected);
});
