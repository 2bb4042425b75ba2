import { drawnCast } from '../packages/server/src/seed/portraits/cast';
import type { Shot } from '../packages/server/src/seed/portraits/drawPortrait';

/** Who appears in the kit's stories: a member with six photos of her own, others to decide on. */
const shots = {
  anna: [
    { scene: 'winter', frame: 'bust' },
    { scene: 'sea', frame: 'mid', look: { cloth: '#c8574f' } },
    { scene: 'cafe', frame: 'close', look: { face: 'calm', cloth: '#3f5a5a' } },
    { scene: 'mountains', frame: 'wide', look: { cloth: '#4c5d86' } },
    { scene: 'gallery', frame: 'right', look: { cloth: '#8a4a68' } },
    { scene: 'dusk', frame: 'tall', look: { face: 'calm', cloth: '#f0e3d6' } },
  ],
  olga: [
    { scene: 'plants', frame: 'bust' },
    { scene: 'city', frame: 'mid', look: { cloth: '#5a6b52' } },
    { scene: 'night', frame: 'tall', look: { cloth: '#8fa3b0' } },
  ],
  rita: [
    { scene: 'mountains', frame: 'mid' },
    { scene: 'studio', frame: 'bust', look: { cloth: '#c0a6c8' } },
    { scene: 'arch', frame: 'left', look: { face: 'calm', cloth: '#39506b' } },
    { scene: 'forest', frame: 'mid', look: { cloth: '#f0e3d6' } },
    { scene: 'winter', frame: 'tall', look: { cloth: '#8a3a44' } },
  ],
  yulia: [{ scene: 'sea', frame: 'tall' }],
} satisfies Record<string, readonly Shot[]>;

const cast = drawnCast();
const figureOf = (id: string) => cast.find((person) => person.id === id)!.figure;

export const storyPeople = [
  { name: 'anna', figure: figureOf('w09'), shots: shots.anna },
  { name: 'olga', figure: figureOf('w12'), shots: shots.olga },
  { name: 'rita', figure: figureOf('w06'), shots: shots.rita },
  { name: 'yulia', figure: figureOf('w10'), shots: shots.yulia },
] as const;
