import type { LabelSet } from '../../theme/useLabels';

/** Built-in strings of the combobox. */
export const comboboxLabels = {
  component: 'Combobox',
  en: {
    nothing: 'Nothing found',
    maybe: 'Maybe you mean',
    clear: (label: string) => `Clear ${label}`,
    count: (count: number) => `${count} ${count === 1 ? 'option' : 'options'}`,
    loading: 'Loading the list',
    failed: 'Could not be loaded',
    retry: 'Retry',
    required: 'Choose one of the list',
    unfinished: (text: string) => `“${text}” was not kept: choose one of the list`,
    search: 'Search',
  },
} satisfies LabelSet;

export type ComboboxLabels = (typeof comboboxLabels)['en'];
