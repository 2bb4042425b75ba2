import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildDesignTokens, ownTheme } from '../designTokens/buildDesignTokens';
import { colourValue } from '../designTokens/colourValue';
import { darkRoles, lightRoles, type Roles } from '../roles';
import { brandRoles } from '../brand/brandRoles';
import { illegiblePairs } from '../brand/illegiblePairs';
import { readTheme } from '../brand/readTheme';

const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);

describe('a brand colour', () => {
  it.each([
    ['light', lightRoles],
    ['dark', darkRoles],
  ])('leaves every pair of the %s theme legible, whatever it is', (_theme, roles) => {
    fc.assert(
      fc.property(colours, (brand) => {
        expect(illegiblePairs({ ...roles, ...brandRoles(roles, brand) })).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('gives the accent its hue', () => {
    const { 'accent-solid': accent = '' } = brandRoles(lightRoles, '#1F7A3D');
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(accent.slice(at, at + 2), 16));
    expect(green).toBeGreaterThan(red ?? 0);
    expect(green).toBeGreaterThan(blue ?? 0);
  });

  it('changes nothing when it is the one we have', () => {
    expect({ ...lightRoles, ...brandRoles(lightRoles, '#CF3350') }).toEqual(lightRoles);
  });
});

it('names the pairs that a role makes illegible, the worst first', () => {
  const pale = { ...lightRoles, 'text-muted': '#C8C0BC' };
  const pairs = illegiblePairs(pale);
  expect(pairs.map(({ text, on }) => `${text} on ${on}`)).toContain('text-muted on surface-card');
  expect(pairs.map(({ ratio, min }) => ratio / min)).toEqual(
    pairs.map(({ ratio, min }) => ratio / min).sort((a, b) => a - b),
  );
});

describe('the file that is taken away', () => {
  const written = (theme: typeof ownTheme) => JSON.stringify(buildDesignTokens(theme));

  it('is read back as it was, whatever the brand and the corners are', () => {
    const theme = fc.record({ brand: colours, corner: fc.integer({ min: 0, max: 40 }) }).map((made) => ({
      light: { ...ownTheme.light, ...brandRoles(ownTheme.light, made.brand) },
      dark: { ...ownTheme.dark, ...brandRoles(ownTheme.dark, made.brand) },
      radii: { ...ownTheme.radii, md: made.corner },
    }));
    fc.assert(
      fc.property(theme, (own) => {
        expect(plain(readTheme(written(own)))).toEqual(plain(own));
      }),
      { numRuns: 20 },
    );
  });

  it.each([
    ['no JSON', 'tokens'],
    ['another JSON', '{"colors":{"red":"#f00"}}'],
    ['a role that is missing', JSON.stringify(buildDesignTokens()).replaceAll('text-muted', 'text-faint')],
    ['a colour that is none', JSON.stringify(buildDesignTokens()).replaceAll('"components"', '"parts"')],
  ])('is refused when it has %s', (_what, text) => {
    expect(() => readTheme(text)).toThrow();
  });
});

/** By value: `.50` and `0.5` are one share. */
const plain = ({ light, dark, radii }: typeof ownTheme) => [...[light, dark].map(coloursOf), radii];
const coloursOf = (roles: Roles) => Object.entries(roles).map(([role, css]) => [role, colourValue(css)]);
