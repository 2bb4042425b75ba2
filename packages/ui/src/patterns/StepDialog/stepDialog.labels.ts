import type { LabelSet } from '../../theme/useLabels';

/** Built-in strings of the dialog of steps. */
export const stepDialogLabels = {
  component: 'StepDialog',
  en: {
    step: (step: number, count: number) => `Step ${step} of ${count}`,
    next: 'Next',
    back: 'Back',
    close: 'Close',
    failed: 'That did not work. Please try again.',
    incomplete: 'Complete this step first',
  },
} satisfies LabelSet;

export type StepDialogLabels = (typeof stepDialogLabels)['en'];
