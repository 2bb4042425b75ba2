import { age, birthYears, isRealDate, type BirthDate } from '../birthDate';
import { cities } from '../cities';
import { limits } from '../limits';
import type { TextKey } from './texts';

const cityNames = new Set(cities.map(({ name }) => name));

/** A birth date as registration and settings send it. */
interface BirthFields {
  readonly birth_day: number;
  readonly birth_month: number;
  readonly birth_year: number;
}

/** A field of the input and the name of its text. */
export type FieldProblem = readonly [field: string, key: TextKey];

/** What is wrong with a birth date or a city, or null (D-02, D-03) [REG-11, REG-14]. */
export function originProblem(birth: BirthDate, city: string, today: Date): FieldProblem | null {
  return birthDateProblem(birth, today) ?? (cityNames.has(city) ? null : ['city', 'wrongCity']);
}

export function birthOf({ birth_day: day, birth_month: month, birth_year: year }: BirthFields): BirthDate {
  return { day, month, year };
}

/** The exact day must give 18 (D-02, D-03). */
function birthDateProblem(birth: BirthDate, today: Date): FieldProblem | null {
  if (!isRealDate(birth)) return ['birth_day', 'noSuchDate'];
  if (age(birth, today) < limits.age.min) return ['birth_year', 'tooYoung'];
  return birthYears(today).includes(birth.year) ? null : ['birth_year', 'badYear'];
}
