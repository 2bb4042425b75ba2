import { defineMessages } from 'react-intl';

export const layoutMessages = defineMessages({
  loading: { id: 'layout.loading', defaultMessage: 'Загружаем' },
  failedTitle: { id: 'layout.failed.title', defaultMessage: 'Экран не открылся' },
  failedText: {
    id: 'layout.failed.text',
    defaultMessage: 'Возможно, пропала связь или вышло обновление. Всё набранное сохранится.',
  },
  lost: { id: 'layout.failed.lost', defaultMessage: 'Связи пока нет.' },
  close: { id: 'layout.failed.close', defaultMessage: 'Закрыть' },
  retry: { id: 'layout.failed.retry', defaultMessage: 'Повторить' },
});
