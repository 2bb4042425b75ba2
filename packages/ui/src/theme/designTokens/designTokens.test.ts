import { describe, expect, it } from 'vitest';
import file from '../../../tokens/iskra.tokens.json';
import { darkVariables, lightVariables, scaleVariables } from '../cssVariables';
import { palette } from '../palette';
import { darkRoles, lightRoles } from '../roles';
import { typeScale } from '../typeScale';
import { buildDesignTokens } from './buildDesignTokens';
import type { TokenGroup } from './DesignToken';
import { readDesignTokens } from './readDesignTokens';

const committed = file as unknown as TokenGroup;
const read = readDesignTokens(committed);

describe('the token file', () => {
  it('is what the theme says now: npm run tokens', () => {
    expect(committed).toEqual(buildDesignTokens());
  });

  it('gives the palette back', () => {
    const steps = Object.entries(palette).flatMap(([family, hexes]) =>
      Object.entries(hexes).map(([step, hex]) => [`${family}.${step}`, hex]),
    );
    expect(read.palette).toEqual(Object.fromEntries(steps));
  });

  it('names a step of the palette wherever a role is one', () => {
    expect(committed).toMatchObject({
      theme: {
        light: { role: { 'accent-solid': { $value: '{palette.ember.600}' } } },
        dark: { role: { 'surface-page': { $value: '{palette.ink.900}' } } },
      },
    });
  });

  it.each([
    ['light', read.light, lightRoles],
    ['dark', read.dark, darkRoles],
  ])('gives the roles of the %s theme back', (_theme, values, roles) => {
    expect(sameNotation(values)).toMatchObject(sameNotation(roles));
  });

  it('gives the type scale back', () => {
    expect(read.type).toEqual(typeScale);
  });

  it.each([
    ['light', read.light, lightVariables],
    ['dark', read.dark, darkVariables],
    // How far things travel is a switch of the page, not a token.
    ['shared', { ...read.scales, travel: 1 }, scaleVariables],
  ])('gives all custom properties of the %s set back', (_set, values, declarations) => {
    expect(sameNotation(values)).toEqual(sameNotation(propertiesOf(declarations)));
  });
});

/** `.50` and `0.5`, capitals and spaces aside: formatting, not value. */
function sameNotation(values: Readonly<Record<string, string | number>>) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plain(String(value))]));
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/(?<![\w#])\d*\.?\d+/g, (digits) => String(Number(digits)))
    .replaceAll(/, /g, ',');
}

function propertiesOf(declarations: string): Record<string, string> {
  const found = [...declarations.matchAll(/--iskra-([\w-]+): (.+);/g)];
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, value]));
}
