import { describe, expect, it } from 'vitest';
import { contrastPairs } from './contrastPairs';
import { contrastRatio } from './contrastRatio';
import { darkContrast, lightContrast } from './moreContrast';
import { darkRoles, lightRoles } from './roles';

/** What is asked of a pair when the member wants more: WCAG 1.4.6 for text, that of text for marks. */
const more = { 3: 4.5, 4.5: 7 } as const;

describe.each([
  ['light', { ...lightRoles, ...lightContrast }],
  ['dark', { ...darkRoles, ...darkContrast }],
])('more contrast in the %s theme', (_theme, roles) => {
  it.each(contrastPairs)('$text on $on', ({ text, on, min }) => {
    expect(contrastRatio(roles[text], roles[on])).toBeGreaterThanOrEqual(more[min]);
  });

  it.each(['surface-card', 'surface-page', 'surface-raised'] as const)('edges are seen on %s', (on) => {
    expect(contrastRatio(roles['border-subtle'], roles[on])).toBeGreaterThanOrEqual(3);
  });
});
