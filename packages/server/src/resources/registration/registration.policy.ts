import { age, birthYears, isRealDate, limits, type BirthDate } from '@iskra/api-contract';
import type { TextKey } from '../../http/texts';

/** What is wrong with a birth date, as field and text, or null: the exact day must give 18 (D-02, D-03) [REG-14]. */
export function birthDateProblem(birth: BirthDate, today: Date): [field: string, key: TextKey] | null {
  if (!isRealDate(birth)) return ['birth_day', 'noSuchDate'];
  if (age(birth, today) < limits.age.min) return ['birth_year', 'tooYoung'];
  return birthYears(today).includes(birth.year) ? null : ['birth_year', 'badYear'];
}

/** Whether the address was confirmed by this visitor lately: women need it (D-26). */
export function isVerified(
  session: { readonly verifiedEmail: string | null; readonly verifiedAt: Date | null },
  email: string,
  now: Date,
): boolean {
  if (session.verifiedEmail !== email || !session.verifiedAt) return false;
  return now.getTime() - session.verifiedAt.getTime() <= limits.code.validMs;
}
