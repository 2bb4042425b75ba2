import type { LabelSet } from '../../theme/useLabels';

export const characterCountLabels = {
  component: 'TextArea',
  en: { roomLeft: (room: number) => `${room} characters or fewer left`, full: 'No more room' },
} satisfies LabelSet;
