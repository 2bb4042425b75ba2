import type { LabelSet } from '../../theme/useLabels';

/** Built-in strings of the dialog of steps. */
export const stepDialogLabels = {
  component: 'StepDialog',
  ru: {
    step: (step: number, count: number) => `Шаг ${step} из ${count}`,
    next: 'Далее',
    back: 'Назад',
    close: 'Закрыть',
    failed: 'Не получилось. Попробуйте ещё раз.',
    incomplete: 'Сначала заполните этот шаг',
  },
  en: {
    step: (step: number, count: number) => `Step ${step} of ${count}`,
    next: 'Next',
    back: 'Back',
    close: 'Close',
    failed: 'That did not work. Please try again.',
    incomplete: 'Complete this step first',
  },
} satisfies LabelSet;

export type StepDialogLabels = (typeof stepDialogLabels)['ru'];
