import type { LabelSet } from '../../theme/useLabels';

export const appShellLabels = {
  component: 'AppShell',
  en: { skip: 'Skip to content', navigation: 'Sections' },
} satisfies LabelSet;
