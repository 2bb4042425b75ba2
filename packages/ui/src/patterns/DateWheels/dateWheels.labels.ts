import type { LabelSet } from '../../theme/useLabels';

/** Built-in strings of the date. */
export const dateWheelsLabels = {
  component: 'DateWheels',
  en: {
    day: 'Day',
    month: 'Month',
    year: 'Year',
    date: 'Date of birth',
    tooLate: 'Later dates cannot be chosen',
    followed: (part: string, value: string) => `${part}: now ${value}`,
  },
} satisfies LabelSet;

export type DateWheelsLabels = (typeof dateWheelsLabels)['en'];
