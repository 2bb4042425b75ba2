import type { LabelSet } from '../../theme';

/** Built-in strings of the pickers. */
export const scrollPickerLabels = {
  component: 'ScrollPicker',
  ru: { day: 'День', month: 'Месяц', year: 'Год', date: 'Дата рождения', notChosen: 'не выбрано' },
  en: { day: 'Day', month: 'Month', year: 'Year', date: 'Date of birth', notChosen: 'not chosen' },
} satisfies LabelSet;

export type ScrollPickerLabels = (typeof scrollPickerLabels)['ru'];
