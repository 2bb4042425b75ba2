import { ownTheme, type ThemeColoursAndCorners as Theme } from '../designTokens/buildDesignTokens';
import type { TokenGroup } from '../designTokens/DesignToken';
import { readDesignTokens } from '../designTokens/readDesignTokens';

type Values = Readonly<Record<string, string | number>>;

/** The theme in the text of a DTCG file; throws when the text is not one, or leaves a token out. */
export function readTheme(text: string): Theme {
  const { light, dark, scales } = readDesignTokens(JSON.parse(text) as TokenGroup);
  return {
    light: pick(ownTheme.light, light, (role) => role, colourFrom),
    dark: pick(ownTheme.dark, dark, (role) => role, colourFrom),
    radii: pick(ownTheme.radii, scales, (name) => `radius-${name}`, pixelsFrom),
  };
}

function pick<T extends object>(
  own: T,
  values: Values,
  nameOf: (key: string) => string,
  read: (value: string | number | undefined) => string | number,
): T {
  return Object.fromEntries(Object.keys(own).map((key) => [key, read(values[nameOf(key)])])) as T;
}

const isColour = /^(#[0-9A-F]{6}|rgba\(.+\)|transparent)$/;

function colourFrom(value: string | number | undefined): string {
  if (typeof value === 'string' && isColour.test(value)) return value;
  throw new Error('Not a colour');
}

function pixelsFrom(value: string | number | undefined): number {
  const pixels = Number.parseFloat(String(value));
  if (pixels >= 0) return pixels;
  throw new Error('Not a length');
}
