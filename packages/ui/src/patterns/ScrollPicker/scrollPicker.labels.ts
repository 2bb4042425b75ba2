import type { LabelSet } from '../../theme/useLabels';

/** Built-in strings of the picker. */
export const scrollPickerLabels = {
  component: 'ScrollPicker',
  ru: { notChosen: 'не выбрано' },
  en: { notChosen: 'not chosen' },
} satisfies LabelSet;

export type ScrollPickerLabels = (typeof scrollPickerLabels)['ru'];
