import { describe, expect, it } from 'vitest';
import { contrastPairs } from './contrastPairs';
import { contrastRatio } from './contrastRatio';
import { darkRoles, lightRoles } from './roles';

describe.each([
  ['light', lightRoles],
  ['dark', darkRoles],
])('contrast in the %s theme', (_theme, roles) => {
  it.each(contrastPairs)('$text on $on reaches $min', ({ text, on, min }) => {
    expect(contrastRatio(roles[text], roles[on])).toBeGreaterThanOrEqual(min);
  });
});

it('measures black on white as 21', () => {
  expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
});
