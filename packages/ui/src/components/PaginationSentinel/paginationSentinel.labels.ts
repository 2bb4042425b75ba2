import type { LabelSet } from '../../theme/useLabels';

export const paginationSentinelLabels = {
  component: 'PaginationSentinel',
  en: { more: 'Show more', failed: 'It did not load', retry: 'Try again', end: 'That is all' },
} satisfies LabelSet;
