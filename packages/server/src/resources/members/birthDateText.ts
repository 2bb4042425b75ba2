import type { BirthDate } from '@iskra/api-contract';

/** A birth date as the database keeps it. */
export function birthDateText({ day, month, year }: BirthDate): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)}`;
}
