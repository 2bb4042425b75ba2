import type { BirthDate, Gender } from '@iskra/api-contract';

/** A man and two women, one of them with premium to begin with. */
export const walkers: readonly { readonly gender: Gender; readonly name: string; readonly days: number }[] = [
  { gender: 'male', name: 'Илья', days: 0 },
  { gender: 'female', name: 'Ольга', days: 40 },
  { gender: 'female', name: 'Вера', days: 0 },
];

export const dayMs = 24 * 60 * 60_000;

/** Of somebody who turns 30 so many days from now, by UTC. */
export function birthDateOf(now: Date, daysAhead: number): BirthDate {
  const birthday = new Date(now.getTime() + daysAhead * dayMs);
  return {
    day: birthday.getUTCDate(),
    month: birthday.getUTCMonth() + 1,
    year: birthday.getUTCFullYear() - 30,
  };
}
