import type { Gender } from '@iskra/api-contract';
import type { PhotoRecord } from './records';

const drawnOfEach = 12;

/** The photos of one drawn person, by turns: women have the odd files, men the even ones, every other has a second shot. */
export function portraitsOf(gender: Gender, turn: number): PhotoRecord[] {
  const person = (turn % drawnOfEach) + 1;
  const file = String(person * 2 - (gender === 'female' ? 1 : 0)).padStart(2, '0');
  return person % 2 === 0 ? [photo(file), photo(`${file}-2`)] : [photo(file)];
}

/** The photos of a demo account. */
export function demoPortraits(name: 'artem' | 'vera'): PhotoRecord[] {
  return [1, 2, 3].map((shot) => photo(`${name}-${shot}`));
}

const photo = (file: string): PhotoRecord => ({ key: `portrait-${file}`, path: `/portraits/${file}.webp` });
