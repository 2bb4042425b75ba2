import { describe, expect, it } from 'vitest';
import { buildDesignTokens, ownTheme } from '../designTokens/buildDesignTokens';
import { brandTheme } from './brandTheme';
import { readTheme } from './readTheme';
import { readThemeCss, themeCss } from './themeCss';

const green = brandTheme('#1F7A3D');

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
