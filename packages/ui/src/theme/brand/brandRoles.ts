import Color from 'colorjs.io';
import { palette } from '../palette';
import type { RoleName, Roles } from '../roles';

/** The roles that carry the brand; all others are neutral, or mean something by their colour. */
const branded: readonly RoleName[] = [
  'accent-solid',
  'accent-hover',
  'accent-pressed',
  'accent-soft',
  'accent-soft-hover',
  'accent-text',
  'accent-from',
  'accent-to',
  'bubble-own',
  'focus',
];

/**
 * The branded roles of a theme with the hue and the strength of another colour (`#RRGGBB`). Each keeps its luminance,
 * so every contrast stays as it was.
 */
export function brandRoles(roles: Roles, brand: string): Partial<Roles> {
  const turn = turnTowards(brand);
  return Object.fromEntries(branded.map((role) => [role, turn(roles[role])]));
}

function turnTowards(brand: string): (hex: string) => string {
  const [, ownChroma, ownHue] = oklchOf(palette.ember[600]);
  const [, chroma, hue] = oklchOf(brand);
  return (hex) => {
    const [, itsChroma, itsHue] = oklchOf(hex);
    return withLuminance(luminanceOf(hex), (itsChroma * chroma) / ownChroma, itsHue + hue - ownHue);
  };
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
