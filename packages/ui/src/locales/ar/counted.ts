import { plural, type PluralForms } from '../plural';

/** Counted things in Arabic, `#` for the number; one and two are words without it. */
export const counted = (count: number, forms: PluralForms): string =>
  plural('ar', count, forms).replace('#', String(count));
