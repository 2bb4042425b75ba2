import { describe, expect, it } from 'vitest';
import { darkRoles, lightRoles } from '../../packages/ui/src/theme';
import { contrastRatio } from '../../packages/ui/src/theme/contrastRatio';
import { codeColours, codeCss, codeSurface } from './codeColours';

describe.each([
  ['light', lightRoles],
  ['dark', darkRoles],
])('code in %s', (_, roles) => {
  it.each(codeColours)('reads well: %s', (_words, role) => {
    expect(contrastRatio(roles[role], roles[codeSurface])).toBeGreaterThanOrEqual(4.5);
  });
});

it('follows the theme: it names roles, and no colour', () => {
  expect(codeCss).toContain('background: var(--iskra-surface-sunken)');
  expect(codeCss).not.toMatch(/#[0-9a-f]{3,8}\b|rgb|hsl/i);
});
