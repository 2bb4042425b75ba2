import Color from 'colorjs.io';
import { palette } from '../palette';

type Turn = (css: string) => string;

/** How far, in degrees, a hue may be from ours before nothing of our drift from coral to plum is left. */
const reach = 60;

/**
 * What turns the colours of our themes to another brand's. Ours drift around their accent, coral to plum: beside another
 * hue the same drift would leave its family (green ran into olive), so it fades with the distance from ours.
 */
export function turnTowards(brand: string): { accent: Turn; neutral: Turn } {
  const [, ownChroma, ownHue] = oklchOf(palette.ember[600]);
  const [, chroma, hue] = oklchOf(brand);
  const strength = chroma / ownChroma;
  const kept = Math.max(0, 1 - Math.abs(degreesBetween(ownHue, hue)) / reach);
  const turnHex = (hex: string, by: number) => {
    const [, itsChroma, itsHue] = oklchOf(hex);
    return withLuminance(luminanceOf(hex), itsChroma * by, hue + degreesBetween(ownHue, itsHue) * kept);
  };
  return {
    accent: (css) => turnHex(css, strength),
    neutral: (css) => ofOpaque(css, (hex) => turnHex(hex, Math.min(1, strength))),
  };
}

/** From one hue to another, the short way round: -180 to 180. */
const degreesBetween = (from: number, to: number) => ((to - from + 540) % 360) - 180;

/** Turns a colour as the theme writes it, and leaves its transparency: `#RRGGBB`, `rgba(r,g,b,a)` or `transparent`. */
function ofOpaque(css: string, turn: Turn): string {
  if (css === 'transparent') return css;
  if (css.startsWith('#')) return turn(css);
  const [red, green, blue, alpha] = css.slice('rgba('.length, -1).split(',');
  const { coords } = new Color(turn(hexOf(new Color(`rgb(${red},${green},${blue})`))));
  return `rgba(${coords.map((share) => Math.round((share ?? 0) * 255)).join(',')},${alpha})`;
}

/** The colour of a hue that is as light to the eye as another; found by halving, lightness rises with luminance. */
function withLuminance(luminance: number, chroma: number, hue: number): string {
  let [low, high] = [0, 1];
  for (let step = 0; step < 20; step += 1) {
    const middle = (low + high) / 2;
    if (inGamut(middle, chroma, hue).luminance < luminance) low = middle;
    else high = middle;
  }
  return hexOf(inGamut(low, chroma, hue));
}

const inGamut = (lightness: number, chroma: number, hue: number) =>
  new Color('oklch', [lightness, chroma, hue]).to('srgb').toGamut({ method: 'css' });

const hexOf = (colour: Color) => colour.toString({ format: 'hex', collapse: false }).toUpperCase();

const luminanceOf = (hex: string) => new Color(hex).luminance;

/** Lightness, chroma and hue; a grey has no hue, so any will do. */
function oklchOf(hex: string): [number, number, number] {
  const [lightness, chroma, hue] = new Color(hex).to('oklch').coords;
  return [lightness ?? 0, chroma ?? 0, Number.isNaN(hue ?? Number.NaN) ? 0 : (hue ?? 0)];
}
