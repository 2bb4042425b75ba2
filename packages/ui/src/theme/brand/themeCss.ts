import type { ThemeColoursAndCorners as Theme } from '../designTokens/buildDesignTokens';
import type { Roles } from '../roles';
import { accentTokens } from './accentTokens';
import { refuseIllegible } from './refuseIllegible';
import { themeFrom, type ThemeValues } from './readTheme';

const lightSelector = ":root, [data-iskra-theme='light']";
const darkSelector = "[data-iskra-theme='dark']";

/** A theme as a stylesheet to load beside the kit, whose own tokens it outweighs; throws when a pair cannot be read. */
export function themeCss(theme: Theme): string {
  refuseIllegible(theme);
  const corners = Object.entries(theme.radii).map(([name, px]) => [`radius-${name}`, `${px}px`] as const);
  const dark = declarations(propertiesOf(theme.dark));
  return [
    `${lightSelector} {\n${declarations([...propertiesOf(theme.light), ...corners])}}`,
    `${darkSelector} {\n${dark}}`,
    `@media (prefers-color-scheme: dark) {\n:root:not([data-iskra-theme]), [data-iskra-theme='system'] {\n${dark}}\n}`,
    '',
  ].join('\n');
}

/** The theme in a stylesheet that `themeCss` wrote; throws the name of what it leaves out, or the pairs that cannot be read. */
export function readThemeCss(css: string): Theme {
  const light = valuesIn(css, lightSelector);
  const theme = themeFrom(light, valuesIn(css, darkSelector), light);
  refuseIllegible(theme);
  return theme;
}

type Property = readonly [name: string, value: string];

function propertiesOf(roles: Roles): Property[] {
  return [...Object.entries(roles), ...accentTokens(roles)];
}

const declarations = (properties: readonly Property[]) =>
  properties.map(([name, value]) => `  --iskra-${name}: ${value};\n`).join('');

function valuesIn(css: string, selector: string): ThemeValues {
  const [, block = ''] = css.split(`${selector} {`);
  const found = (block.split('}')[0] ?? '').matchAll(/--iskra-([\w-]+):\s*([^;]+);/g);
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, value]));
}
