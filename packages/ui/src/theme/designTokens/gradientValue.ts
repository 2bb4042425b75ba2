import { colourCss, colourValue, type ColourValue } from './colourValue';

/** One stop of a gradient as the format writes it; `position` from 0 to 1. */
export interface GradientStop {
  color: ColourValue;
  position: number;
}

/** What the format leaves out of a gradient: its kind, and its direction or shape. */
export interface GradientLayout {
  kind: 'linear' | 'radial';
  layout: string;
}

/** Of a CSS gradient: stops, and how they lie. */
export function gradientValue(css: string): { stops: GradientStop[]; layout: GradientLayout } {
  const [, kind, inside] = /^(linear|radial)-gradient\((.*)\)$/.exec(css) ?? [];
  const [layout, ...stops] = inside?.split(/,\s*(?![^(]*\))/) ?? [];
  if ((kind !== 'linear' && kind !== 'radial') || layout === undefined)
    throw new Error(`Not a gradient: ${css}`);
  return { layout: { kind, layout }, stops: stops.map(readStop) };
}

/** Back to CSS. */
export function gradientCss(stops: readonly GradientStop[], { kind, layout }: GradientLayout): string {
  const written = stops.map(({ color, position }) => `${colourCss(color)} ${Math.round(position * 100)}%`);
  return `${kind}-gradient(${[layout, ...written].join(', ')})`;
}

function readStop(stop: string): GradientStop {
  const at = stop.lastIndexOf(' ');
  return { color: colourValue(stop.slice(0, at)), position: Number.parseFloat(stop.slice(at)) / 100 };
}
