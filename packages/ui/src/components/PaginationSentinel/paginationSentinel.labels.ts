import type { LabelSet } from '../../theme/useLabels';

export const paginationSentinelLabels = {
  component: 'PaginationSentinel',
  ru: { more: 'Показать ещё', failed: 'Не загрузилось', retry: 'Повторить', end: 'Это все' },
  en: { more: 'Show more', failed: 'It did not load', retry: 'Try again', end: 'That is all' },
} satisfies LabelSet;
