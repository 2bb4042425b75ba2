import { createRandom } from '../createRandom';
import type { Figure } from './drawFigure';
import type { FrameName, Shot } from './drawPortrait';
import type { SceneName } from './scenes';

/** A drawn person: the look, and the photos of it. `id` names the files: `w01-1.webp`, `w01-2.webp`. */
export interface Drawn {
  readonly id: string;
  readonly figure: Figure;
  readonly shots: readonly Shot[];
}

/** How many are drawn, and which ones have a second photo. */
export const castSize = { women: 88, men: 78 } as const;
const hasSecondShot = (index: number) => index % 2 === 0;

/** Photos of one drawn person by its place in the cast, 1 and up. */
export function shotFiles(kind: 'w' | 'm', index: number): string[] {
  const id = `${kind}${String(index).padStart(2, '0')}`;
  return hasSecondShot(index) ? [`${id}-1.webp`, `${id}-2.webp`] : [`${id}-1.webp`];
}

const skins = ['#fbd9bd', '#f2c3a0', '#f6cdac', '#e5aa80', '#fbd9bd', '#f2c3a0', '#cc8d62'];
const hairs = ['#241a1d', '#3a2420', '#5a3526', '#74402a', '#8f4327', '#b3602f', '#c98f4e', '#ddb677'];
const cloths = [
  '#e8705f',
  '#3f6f73',
  '#f0e3d6',
  '#7b3f5c',
  '#f2b46d',
  '#b8475e',
  '#c0a6c8',
  '#5a6b52',
  '#4c5d86',
  '#efe0cf',
  '#a8433f',
  '#39506b',
  '#5e6f5a',
  '#e0c9a8',
  '#8a3a44',
  '#d98a3f',
  '#2f3f4f',
  '#c8574f',
  '#8fa3b0',
  '#46536f',
];
const womenHeads = [
  'long',
  'bangs',
  'mediumStraight',
  'grayBun',
  'longCurly',
  'grayMedium',
  'bangs2',
  'medium3',
  'medium1',
  'longBangs',
  'mediumBangs',
  'mediumBangs2',
  'bun',
  'medium2',
];
const menHeads = ['short4', 'pomp', 'short5', 'short2', 'short1', 'short3', 'grayShort', 'flatTop'];
const beards = [undefined, undefined, 'full4', undefined, 'full', 'goatee1', undefined, 'chin'];
const places: readonly SceneName[] = [
  'dusk',
  'sea',
  'studio',
  'arch',
  'night',
  'forest',
  'mountains',
  'cafe',
  'city',
  'winter',
  'plants',
  'gallery',
];
const distances: readonly FrameName[] = ['bust', 'mid', 'tall', 'left', 'bust', 'right', 'close', 'wide'];

/** The whole cast; the same on every run. */
export function drawnCast(): Drawn[] {
  const random = createRandom(20240727);
  const cast: Drawn[] = [];
  for (let index = 1; index <= castSize.women; index += 1) cast.push(drawn('w', index));
  for (let index = 1; index <= castSize.men; index += 1) cast.push(drawn('m', index));
  return cast;

  function drawn(kind: 'w' | 'm', index: number): Drawn {
    const heads = kind === 'w' ? womenHeads : menHeads;
    const figure: Figure = {
      head: heads[index % heads.length] ?? 'long',
      face: index % 3 === 1 ? 'calm' : 'smile',
      beard: kind === 'm' ? random.pick(beards) : undefined,
      skin: random.pick(skins),
      hair: random.pick(hairs),
      cloth: random.pick(cloths),
      stripe: random.chance(0.12) ? '#f4e7da' : undefined,
    };
    const scene = places[(index * 5) % places.length] ?? 'studio';
    const first: Shot = { scene, frame: random.pick(distances) };
    const shots = hasSecondShot(index) ? [first, second(index)] : [first];
    return { id: `${kind}${String(index).padStart(2, '0')}`, figure, shots };
  }

  function second(index: number): Shot {
    const scene = places[(index * 5 + 4) % places.length] ?? 'sea';
    return {
      scene,
      frame: random.pick(distances),
      look: { cloth: random.pick(cloths), face: 'smile', stripe: undefined },
    };
  }
}
