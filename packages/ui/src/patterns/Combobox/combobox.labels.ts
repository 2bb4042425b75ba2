import type { LabelSet } from '../../theme/useLabels';

const ruForms: Partial<Record<Intl.LDMLPluralRule, string>> = {
  one: 'вариант',
  few: 'варианта',
  other: 'вариантов',
};
const ruCount = (count: number) =>
  `${count} ${ruForms[new Intl.PluralRules('ru').select(count)] ?? ruForms.other ?? ''}`;

/** Built-in strings of the combobox. */
export const comboboxLabels = {
  component: 'Combobox',
  ru: {
    nothing: 'Ничего не найдено',
    maybe: 'Возможно, вы имели в виду',
    clear: (label: string) => `Очистить: ${label}`,
    count: ruCount,
    loading: 'Загружаем список',
    failed: 'Не удалось загрузить',
    retry: 'Повторить',
    required: 'Выберите из списка',
    unfinished: (text: string) => `«${text}» не сохранено: выберите из списка`,
    search: 'Поиск',
  },
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

export type ComboboxLabels = (typeof comboboxLabels)['ru'];
