import { ownTheme, type ThemeColoursAndCorners as Theme } from '../designTokens/buildDesignTokens';
import type { TokenGroup } from '../designTokens/DesignToken';
import { readDesignTokens } from '../designTokens/readDesignTokens';

/** Custom properties of a theme without their `--iskra-`. */
export type ThemeValues = Readonly<Record<string, string | number>>;

/** The theme in the text of a DTCG file; throws when the text is not one, or leaves a token out. */
export function readTheme(text: string): Theme {
  const { light, dark, scales } = readDesignTokens(JSON.parse(text) as TokenGroup);
  return themeFrom(light, dark, scales);
}

/** A theme out of its values by name; throws the name of the first that is missing or none. */
export function themeFrom(light: ThemeValues, dark: ThemeValues, shared: ThemeValues): Theme {
  return {
    light: pick(ownTheme.light, light, '', colourFrom),
    dark: pick(ownTheme.dark, dark, '', colourFrom),
    radii: pick(ownTheme.radii, shared, 'radius-', pixelsFrom),
  };
}

type Value = string | number | undefined;

function pick<T extends object>(
  own: T,
  values: ThemeValues,
  prefix: string,
  read: (value: Value, name: string) => string | number,
): T {
  const names = Object.keys(own).map((key) => [key, `${prefix}${key}`] as const);
  return Object.fromEntries(names.map(([key, name]) => [key, read(values[name], name)])) as T;
}

const isColour = /^(#[0-9A-F]{6}|rgba\(.+\)|transparent)$/i;

function colourFrom(value: Value, name: string): string {
  if (typeof value === 'string' && isColour.test(value))
    return value.startsWith('#') ? value.toUpperCase() : value;
  throw new Error(`Not a colour: ${name}`);
}

function pixelsFrom(value: Value, name: string): number {
  const pixels = Number.parseFloat(String(value));
  if (pixels >= 0) return pixels;
  throw new Error(`Not a length: ${name}`);
}
