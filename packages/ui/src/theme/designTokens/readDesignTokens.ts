import type { TypeStyle } from '../typeScale';
import { colourCss, type ColourValue } from './colourValue';
import { extension, type DesignToken, type TokenGroup } from './DesignToken';
import { gradientCss, type GradientLayout, type GradientStop } from './gradientValue';
import { shadowCss, type ShadowLayer } from './shadowValue';

type Flat = Readonly<Record<string, string | number>>;

/** What a file of tokens says, by the names of the theme. */
export interface ReadTokens {
  /** Custom properties without their `--iskra-`, as CSS values. */
  readonly scales: Flat;
  readonly light: Flat;
  readonly dark: Flat;
  /** Steps as `ember.600`. */
  readonly palette: Flat;
  readonly type: Readonly<Record<string, TypeStyle>>;
}

/** Reads tokens as a designers' tool would: follows aliases and types of groups. */
export function readDesignTokens(file: TokenGroup): ReadTokens {
  const at = (path: string) => flatten(file, path);
  return {
    palette: css(at('palette')),
    light: themeOf(at, 'light'),
    dark: themeOf(at, 'dark'),
    type: Object.fromEntries(at('type').map(({ name, value }) => [name, typeStyleOf(value as Typography)])),
    scales: {
      ...css(at('space'), 'space-'),
      ...css(at('radius'), 'radius-'),
      ...css(at('size'), 'size-'),
      ...css(at('duration'), 'duration-'),
      ...css(at('easing'), 'ease-'),
      ...css(at('z'), 'z-'),
      ...css(at('font.weight'), 'weight-'),
      ...css(at('font.family'), 'font-family'),
    },
  };
}

interface Resolved {
  name: string;
  type: string | undefined;
  value: unknown;
  layout: GradientLayout | undefined;
}

/** The tokens below a path, each with its type and its value without aliases. */
function flatten(file: TokenGroup, path: string): Resolved[] {
  const start = find(file, path);
  return walk(start, start.$type, '');

  function walk(node: TokenGroup | DesignToken, inherited: string | undefined, name: string): Resolved[] {
    const type = node.$type ?? inherited;
    if ('$value' in node) {
      const layout = (node as DesignToken).$extensions?.[extension] as GradientLayout | undefined;
      return [{ name, type, value: resolve(file, node.$value), layout }];
    }
    return Object.entries(node).flatMap(([key, child]) =>
      typeof child === 'object' ? walk(child, type, name ? `${name}.${key}` : key) : [],
    );
  }
}

function find(file: TokenGroup, path: string): TokenGroup {
  return path.split('.').reduce<TokenGroup>((node, key) => {
    const next = node[key];
    if (typeof next !== 'object') throw new Error(`No token at ${path}`);
    return next as TokenGroup;
  }, file);
}

function resolve(file: TokenGroup, value: unknown): unknown {
  const alias = typeof value === 'string' ? /^\{(.+)\}$/.exec(value)?.[1] : undefined;
  return alias === undefined ? value : resolve(file, find(file, alias)['$value']);
}

function themeOf(at: (path: string) => Resolved[], theme: string): Flat {
  return {
    ...css(at(`theme.${theme}.role`)),
    ...css(at(`theme.${theme}.shadow`), 'shadow-'),
    ...css(at(`theme.${theme}.gradient`), 'gradient-'),
  };
}

function css(tokens: readonly Resolved[], prefix = ''): Flat {
  return Object.fromEntries(tokens.map((token) => [`${prefix}${token.name}`, cssOf(token)]));
}

function cssOf({ type, value, layout }: Resolved): string | number {
  if (type === 'color') return colourCss(value as ColourValue);
  if (type === 'shadow') return shadowCss(value as ShadowLayer[]);
  if (type === 'gradient' && layout) return gradientCss(value as GradientStop[], layout);
  if (type === 'fontFamily') return (value as string[]).map(quoted).join(', ');
  if (type === 'cubicBezier') return `cubic-bezier(${(value as number[]).join(', ')})`;
  if (type === 'dimension' || type === 'duration') {
    const length = value as { value: number; unit: string };
    return `${length.value}${length.unit}`;
  }
  return value as number;
}

const quoted = (name: string) => (name.includes(' ') ? `'${name}'` : name);

interface Typography {
  fontSize: { value: number };
  fontWeight: number;
  lineHeight: number;
  letterSpacing: { value: number };
}

function typeStyleOf({ fontSize, fontWeight, lineHeight, letterSpacing }: Typography): TypeStyle {
  return {
    size: fontSize.value,
    line: Math.round(lineHeight * fontSize.value),
    weight: fontWeight,
    spacing: Number((letterSpacing.value / fontSize.value).toFixed(4)),
  };
}
