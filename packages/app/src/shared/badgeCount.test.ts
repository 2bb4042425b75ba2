import { expect, it } from 'vitest';
import { badgeCount } from './badgeCount';

it('a badge begins at one [CHT-01, CON-01]', () => {
  expect([-1, 0, 1, 2, 128].map(badgeCount)).toEqual([0, 0, 1, 2, 128]);
});
