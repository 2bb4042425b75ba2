import type { LabelSet } from '../../theme/useLabels';

export const onlineDotLabels = {
  component: 'OnlineDot',
  ru: { online: 'В сети', offline: 'Не в сети' },
  en: { online: 'Online', offline: 'Offline' },
} satisfies LabelSet;
