import type { LabelSet } from '../../theme/useLabels';

export const toasterLabels = {
  component: 'Toaster',
  en: { region: 'Notifications (F8)', close: (title: string) => `Close notification: ${title}` },
} satisfies LabelSet;
