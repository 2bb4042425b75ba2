import type { BasicLabels } from '../KitLabels';

/** What any page shows, in Russian. */
export const ruBasics: BasicLabels = {
  AlertDialog: {
    cancel: 'Отмена',
  },
  Dialog: {
    close: 'Закрыть',
  },
  ErrorState: {
    title: 'Не получилось загрузить',
    retry: 'Повторить',
  },
  PaginationSentinel: {
    more: 'Показать ещё',
    failed: 'Не загрузилось',
    retry: 'Повторить',
    end: 'Это все',
  },
  PasswordField: {
    show: 'Показать пароль',
    hide: 'Скрыть пароль',
  },
  Spinner: {
    loading: 'Загрузка',
  },
  Toaster: {
    region: 'Уведомления (F8)',
    close: (title) => `Закрыть уведомление: ${title}`,
  },
};
