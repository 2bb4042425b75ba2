import type { LabelSet } from '../../theme/useLabels';

export const appShellLabels = {
  component: 'AppShell',
  ru: { skip: 'К содержанию', navigation: 'Разделы' },
  en: { skip: 'Skip to content', navigation: 'Sections' },
} satisfies LabelSet;
