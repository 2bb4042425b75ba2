import type { BirthDate, Gender } from '@iskra/api-contract';
import type { Walker } from './Ground';

interface Plan {
  readonly gender: Gender;
  readonly name: string;
  readonly birthDate: BirthDate;
  readonly premiumUntil: Date | null;
}

/** A man and two women, one of them with premium to begin with. */
export const people: readonly { readonly gender: Gender; readonly name: string; readonly days: number }[] = [
  { gender: 'male', name: 'Илья', days: 0 },
  { gender: 'female', name: 'Ольга', days: 40 },
  { gender: 'female', name: 'Вера', days: 0 },
];

export const dayMs = 24 * 60 * 60_000;

/** What is to be made of the walker at a place, who turns 30 as many days from now and one. */
export function planWalker(place: number, now: Date): Plan {
  const { gender, name, days } = people[place % people.length] as (typeof people)[number];
  const premiumUntil = days > 0 ? new Date(now.getTime() + days * dayMs) : null;
  return { gender, name, birthDate: birthDateOf(now, place + 1), premiumUntil };
}

/** A walker as the ground made one, before any deed. */
export function newWalker(
  { gender, name, birthDate }: Plan,
  made: Pick<Walker, 'id' | 'city' | 'email' | 'password'>,
): Walker {
  return { ...made, gender, name, birthDate, firstEmail: made.email, isSuspended: false };
}

/** Of somebody who turns 30 so many days from now, by UTC. */
function birthDateOf(now: Date, daysAhead: number): BirthDate {
  const birthday = new Date(now.getTime() + daysAhead * dayMs);
  return {
    day: birthday.getUTCDate(),
    month: birthday.getUTCMonth() + 1,
    year: birthday.getUTCFullYear() - 30,
  };
}
