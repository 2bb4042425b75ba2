import type { LabelSet } from '../../theme/useLabels';

export const onlineDotLabels = {
  component: 'OnlineDot',
  en: { online: 'Online', offline: 'Offline' },
} satisfies LabelSet;
