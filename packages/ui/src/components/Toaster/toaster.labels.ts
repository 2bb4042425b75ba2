import type { LabelSet } from '../../theme/useLabels';

export const toasterLabels = {
  component: 'Toaster',
  ru: { region: 'Уведомления (F8)', close: (title: string) => `Закрыть уведомление: ${title}` },
  en: { region: 'Notifications (F8)', close: (title: string) => `Close notification: ${title}` },
} satisfies LabelSet;
