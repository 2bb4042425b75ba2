import { defineMessages } from 'react-intl';

export const sampleMessages = defineMessages({
  title: { id: 'sample.title', defaultMessage: 'Новый экран' },
  failed: { id: 'sample.failed', defaultMessage: 'Не загрузилось' },
  count: {
    id: 'sample.count',
    defaultMessage: '{count, plural, one {# человек} few {# человека} many {# человек} other {# человека}}',
  },
});
