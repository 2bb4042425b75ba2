import type { LabelSet } from '../../theme/useLabels';

/** Built-in strings of the picker. */
export const scrollPickerLabels = {
  component: 'ScrollPicker',
  en: {
    notChosen: 'not chosen',
    required: 'required',
    loading: 'Loading',
    clamped: (column: string, value: string) => `${column}: ${value}`,
  },
} satisfies LabelSet;

export type ScrollPickerLabels = (typeof scrollPickerLabels)['en'];
