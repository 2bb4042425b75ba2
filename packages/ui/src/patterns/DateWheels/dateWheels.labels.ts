import type { LabelSet } from '../../theme/useLabels';

/** Built-in strings of the date. */
export const dateWheelsLabels = {
  component: 'DateWheels',
  ru: {
    day: 'День',
    month: 'Месяц',
    year: 'Год',
    date: 'Дата рождения',
    tooLate: 'Более поздние даты выбрать нельзя',
    followed: (part: string, value: string) => `${part}: теперь ${value}`,
  },
  en: {
    day: 'Day',
    month: 'Month',
    year: 'Year',
    date: 'Date of birth',
    tooLate: 'Later dates cannot be chosen',
    followed: (part: string, value: string) => `${part}: now ${value}`,
  },
} satisfies LabelSet;

export type DateWheelsLabels = (typeof dateWheelsLabels)['ru'];
