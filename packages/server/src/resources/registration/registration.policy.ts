import { age, birthYears, isRealDate, limits, type BirthDate } from '@iskra/api-contract';
import { cities } from '@iskra/api-contract/cities';
import type { TextKey } from '@iskra/api-contract/rules';

const cityNames = new Set(cities.map(({ name }) => name));

/** Birth date and city as registration and settings send them. */
interface Origin {
  readonly birth_day: number;
  readonly birth_month: number;
  readonly birth_year: number;
}

/** What is wrong with a birth date or a city, as field and text, or null. */
export function originProblem(
  origin: Origin,
  city: string,
  today: Date,
): [field: string, key: TextKey] | null {
  return birthDateProblem(birthOf(origin), today) ?? (cityNames.has(city) ? null : ['city', 'wrongCity']);
}

/** The day as the database keeps it. */
export function birthDateText(origin: Origin): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${origin.birth_year}-${two(origin.birth_month)}-${two(origin.birth_day)}`;
}

/** The exact day must give 18 (D-02, D-03) [REG-14]. */
function birthDateProblem(birth: BirthDate, today: Date): [field: string, key: TextKey] | null {
  if (!isRealDate(birth)) return ['birth_day', 'noSuchDate'];
  if (age(birth, today) < limits.age.min) return ['birth_year', 'tooYoung'];
  return birthYears(today).includes(birth.year) ? null : ['birth_year', 'badYear'];
}

function birthOf({ birth_day: day, birth_month: month, birth_year: year }: Origin): BirthDate {
  return { day, month, year };
}
