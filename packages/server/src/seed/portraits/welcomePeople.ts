import type { Figure } from './drawFigure';
import type { Shot } from './drawPortrait';

interface Portrait {
  readonly figure: Figure;
  readonly shots: readonly Shot[];
}

const fair = '#fbd9bd';
const light = '#f2c3a0';

/** The people of the sign-in page and the two demo accounts, chosen by hand. */
export const welcomePeople = {
  anna: {
    figure: { head: 'long', face: 'smile', skin: light, hair: '#3a2420', cloth: '#e8705f' },
    shots: [{ scene: 'dusk', frame: 'tall' }],
  },
  maria: {
    figure: { head: 'bangs', face: 'calm', skin: fair, hair: '#b3602f', cloth: '#3f6f73' },
    shots: [{ scene: 'forest', frame: 'bust' }],
  },
  sofia: {
    figure: { head: 'mediumStraight', face: 'smile', skin: fair, hair: '#241a1d', cloth: '#f0e3d6' },
    shots: [
      {
        scene: 'arch',
        frame: 'bust',
        palette: { a: '#d9dfe2', b: '#c4cfd2', c: '#7fa0a6', d: '#5d8189', at: { x: 150 } },
      },
    ],
  },
  olga: {
    figure: { head: 'grayBun', face: 'smile', skin: light, hair: '#c98f4e', cloth: '#7b3f5c' },
    shots: [{ scene: 'studio', frame: 'mid', palette: { a: '#ecd7c0', b: '#d7b391' } }],
  },
  alina: {
    figure: {
      head: 'longCurly',
      face: 'calm',
      skin: '#e5aa80',
      hair: '#3a2420',
      cloth: '#f2b46d',
      stripe: '#fbe3bd',
    },
    shots: [{ scene: 'sea', frame: 'bust', palette: { at: { sx: 160 } } }],
  },
  kamila: {
    figure: { head: 'mediumBangs', face: 'smile', skin: '#cc8d62', hair: '#241a1d', cloth: '#efe0cf' },
    shots: [
      { scene: 'arch', frame: 'mid', palette: { a: '#f3e2d0', b: '#ecd0b4', c: '#c9604f', d: '#a8434b' } },
    ],
  },
  roman: {
    figure: { head: 'short2', face: 'calm', skin: light, hair: '#241a1d', cloth: '#8a3a44', beard: 'full' },
    shots: [{ scene: 'forest', frame: 'bust' }],
  },
  ilya: {
    figure: { head: 'pomp', face: 'smile', skin: fair, hair: '#3a2420', cloth: '#5e6f5a' },
    shots: [{ scene: 'mountains', frame: 'bust' }],
  },
} satisfies Record<string, Portrait>;

export const demoPeople = {
  vera: {
    figure: { head: 'grayMedium', face: 'smile', skin: light, hair: '#74402a', cloth: '#e9d9c8' },
    shots: [
      { scene: 'arch', frame: 'bust', palette: { a: '#f4e7da', b: '#ead3be', c: '#e9a183', d: '#cf6f68' } },
      {
        scene: 'sea',
        frame: 'mid',
        palette: { at: { sx: 180 } },
        look: { face: 'contempt', cloth: '#c8574f' },
      },
      { scene: 'cafe', frame: 'bust', look: { face: 'calm', cloth: '#3f5a5a' } },
      { scene: 'plants', frame: 'close', look: { face: 'calm', cloth: '#8a4a68' } },
    ],
  },
  artem: {
    figure: { head: 'short4', face: 'smile', skin: light, hair: '#5a3526', cloth: '#39506b', beard: 'full4' },
    shots: [
      { scene: 'city', frame: 'bust' },
      { scene: 'mountains', frame: 'mid', look: { cloth: '#d98a3f' } },
      { scene: 'cafe', frame: 'tall', look: { face: 'calm', cloth: '#e0c9a8' } },
    ],
  },
} satisfies Record<string, Portrait>;
