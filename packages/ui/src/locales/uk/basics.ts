import type { BasicLabels } from '../KitLabels';

/** What any page shows, in Ukrainian. */
export const ukBasics: BasicLabels = {
  AlertDialog: {
    cancel: 'Скасувати',
  },
  Dialog: {
    close: 'Закрити',
  },
  ErrorState: {
    title: 'Не вдалося завантажити',
    retry: 'Спробувати ще раз',
  },
  PaginationSentinel: {
    more: 'Показати ще',
    failed: 'Не вдалося завантажити',
    retry: 'Спробувати ще раз',
    end: 'Це всі',
  },
  PasswordField: {
    show: 'Показати пароль',
    hide: 'Приховати пароль',
  },
  Spinner: {
    loading: 'Завантаження',
  },
  Toaster: {
    region: 'Сповіщення (F8)',
    close: (title) => `Закрити сповіщення: ${title}`,
  },
};
