import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import Color from 'colorjs.io';
import { buildDesignTokens, ownTheme } from '../designTokens/buildDesignTokens';
import type { RoleName } from '../roles';
import { brandTheme } from './brandTheme';
import { illegiblePairs } from './illegiblePairs';
import { readTheme } from './readTheme';
import { readThemeCss, themeCss } from './themeCss';

const green = brandTheme('#1F7A3D');

describe('a theme out of a brand’s colour', () => {
  const brandHue = hueOf('#1F7A3D');
  const lookOf = (theme: 'light' | 'dark', roles: readonly RoleName[]) =>
    roles.map((role) => hueOf(green[theme][role]) - brandHue);

  it.each(['light', 'dark'] as const)('keeps gradient and focus ring in the brand’s hue, in %s', (theme) => {
    for (const away of lookOf(theme, ['accent-from', 'accent-to', 'focus', 'accent-soft', 'accent-text']))
      expect(Math.abs(away)).toBeLessThan(4);
  });

  it('tints the dark surfaces faintly in the brand’s hue', () => {
    const surfaces = [
      'surface-page',
      'surface-card',
      'surface-raised',
      'bubble-other',
      'border-strong',
    ] as const;
    for (const away of lookOf('dark', surfaces)) expect(Math.abs(away)).toBeLessThan(12);
    for (const role of surfaces) expect(chromaOf(green.dark[role])).toBeLessThan(0.04);
    expect(green.dark.scrim).toMatch(/^rgba\(\d+,\d+,\d+,\.66\)$/);
  });

  it('tints the dark glass over photographs in the brand’s hue too', () => {
    for (const role of ['photo-glass', 'photo-veil'] as const) {
      const [red = 0, greenShare = 0, blue = 0] = (green.light[role].match(/\d+/g) ?? []).map(Number);
      expect([greenShare > red, greenShare > blue]).toEqual([true, true]);
    }
    expect(green.light['photo-glass']).toMatch(/,\.64\)$/);
  });

  it('has no plum left in the gradients under photographs, behind a match and beside the login', () => {
    const css = themeCss(green);
    for (const name of ['photo-bottom', 'photo-top', 'match', 'welcome']) {
      const [gradient = ''] = css.match(new RegExp(`--iskra-gradient-${name}: .+;`)) ?? [];
      const stops = gradient.match(/#[\dA-F]{6}|\d+,\d+,\d+/gi) ?? [];
      const colours = stops.map((stop) => (stop.startsWith('#') ? stop : `rgb(${stop})`));
      expect(colours.length, name).toBeGreaterThan(1);
      for (const colour of colours) expect(Math.abs(hueOf(colour) - brandHue), name).toBeLessThan(25);
    }
    expect(css).toContain(',.74) 34%');
  });

  it('leaves what means something by its colour', () => {
    const { positive, negative, warning } = green.dark;
    expect([positive, negative, warning]).toEqual(
      (['positive', 'negative', 'warning'] as const).map((role) => ownTheme.dark[role]),
    );
  });

  it('is the kit’s own for the kit’s own colour', () => {
    expect(brandTheme('#CF3350')).toEqual(ownTheme);
  });

  it('has grey surfaces for a grey brand', () => {
    for (const role of ['surface-page', 'text-muted', 'focus'] as const)
      expect(chromaOf(brandTheme('#666666').dark[role])).toBeLessThan(0.002);
  });

  it('can be read in any colour there is, as it is written', () => {
    const anyColour = fc.integer({ max: 0xffffff, min: 0 }).map(hexOf);
    fc.assert(
      fc.property(anyColour, (brand) => {
        const { light, dark } = brandTheme(brand);
        expect([light, dark].flatMap(illegiblePairs)).toEqual([]);
      }),
      { numRuns: 40, examples: ['#000000', '#FFFFFF', '#0000FF', '#FFFF00', '#9BD91F'].map((hex) => [hex]) },
    );
  });
});

describe('a theme as a stylesheet', () => {
  it('names the accent in light and in dark, and the gradient between its ends', () => {
    const css = themeCss(ownTheme);
    expect(css).toContain(":root, [data-iskra-theme='light'] {\n");
    expect(css.match(/--iskra-accent-solid: (.+);/g)).toEqual([
      '--iskra-accent-solid: #CF3350;',
      '--iskra-accent-solid: #CF3350;',
      '--iskra-accent-solid: #CF3350;',
    ]);
    expect(css).toContain('--iskra-gradient-ember: linear-gradient(135deg, #F4524D 0%, #B8327B 100%);');
    expect(css).toContain(
      '--iskra-gradient-photo-top: linear-gradient(to bottom, rgba(30,12,22,.34) 0%, rgba(30,12,22,0) 100%);',
    );
    expect(css).toContain('#FBE6DC 0%, #F6CFC4 55%, #EDB3B4 100%');
    expect(css).toContain('#7A2A4E 0%, #45193A 46%, #1E1020 100%');
    expect(css).toContain('--iskra-radius-md: 12px;');
  });

  it('lets the like button glow in the brand’s colour', () => {
    expect(themeCss(green)).toContain(
      '--iskra-shadow-like: 0 10px 24px -8px color-mix(in srgb, #278042 55%, transparent);',
    );
  });

  it('is read back as it was', () => {
    expect(readThemeCss(themeCss(green))).toEqual(green);
  });

  it('is the same by way of a DTCG file', () => {
    const tokens = buildDesignTokens(green);
    expect(buildDesignTokens(readThemeCss(themeCss(readTheme(JSON.stringify(tokens)))))).toEqual(tokens);
  });

  it('is refused by the name of what it leaves out', () => {
    expect(() => readThemeCss(themeCss(green).replaceAll('text-muted', 'text-faint'))).toThrow(
      'Not a colour: text-muted',
    );
  });

  it('is refused by the names of the pairs that cannot be read', () => {
    const pale = { ...ownTheme, light: { ...ownTheme.light, 'text-muted': '#C8C0BC' } };
    expect(() => themeCss(pale)).toThrow(/light: text-muted on surface-card has 1\.\d+:1 instead of 4\.5:1/);
    expect(() =>
      readThemeCss(themeCss(ownTheme).replace('text-muted: #71656B', 'text-muted: #C8C0BC')),
    ).toThrow(/light: text-muted on surface-card/);
  });
});

const hexOf = (value: number) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`;
const hueOf = (hex: string) => new Color(hex).to('oklch').coords[2] ?? 0;
const chromaOf = (hex: string) => new Color(hex).to('oklch').coords[1] ?? 0;
