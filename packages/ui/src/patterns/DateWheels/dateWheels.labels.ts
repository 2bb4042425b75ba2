import type { LabelSet } from '../../theme/useLabels';

/** Built-in strings of the date. */
export const dateWheelsLabels = {
  component: 'DateWheels',
  ru: { day: 'День', month: 'Месяц', year: 'Год', date: 'Дата рождения' },
  en: { day: 'Day', month: 'Month', year: 'Year', date: 'Date of birth' },
} satisfies LabelSet;

export type DateWheelsLabels = (typeof dateWheelsLabels)['ru'];
