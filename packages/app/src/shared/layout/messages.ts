import { defineMessages } from 'react-intl';

export const layoutMessages = defineMessages({
  loading: { id: 'layout.loading', defaultMessage: 'Загружаем' },
  failedTitle: { id: 'layout.failed.title', defaultMessage: 'Экран не открылся' },
  failedText: {
    id: 'layout.failed.text',
    defaultMessage:
      'Возможно, пропала связь или вышло обновление. Обновите страницу: всё набранное сохранится.',
  },
  reload: { id: 'layout.failed.reload', defaultMessage: 'Обновить страницу' },
});
