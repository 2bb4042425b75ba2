/** A colour as the format writes it: shares of red, green and blue. */
export interface ColourValue {
  colorSpace: 'srgb';
  components: readonly number[];
  alpha?: number;
  hex?: string;
}

/** Of a CSS colour as the theme writes it: `#RRGGBB`, `rgba(r,g,b,a)` or `transparent`. */
export function colourValue(css: string): ColourValue {
  if (css === 'transparent') return { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0 };
  const channels = css.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(css.slice(at, at + 2), 16))
    : (css.match(/[\d.]+/g) ?? []).map(Number);
  const [red, green, blue, alpha] = channels;
  if (red === undefined || green === undefined || blue === undefined || channels.some(Number.isNaN))
    throw new Error(`Not a colour: ${css}`);
  const components = [red, green, blue].map((channel) => Number((channel / 255).toFixed(4)));
  return { colorSpace: 'srgb', components, ...(alpha === undefined ? { hex: css } : { alpha }) };
}

/** Back to CSS; reads the components, not the hex beside them. */
export function colourCss({ components, alpha }: ColourValue): string {
  const channels = components.map((share) => Math.round(share * 255));
  if (alpha === 0 && channels.every((channel) => channel === 0)) return 'transparent';
  if (alpha !== undefined) return `rgba(${[...channels, alpha].join(',')})`;
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}
