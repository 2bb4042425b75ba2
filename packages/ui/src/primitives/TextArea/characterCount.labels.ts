import type { LabelSet } from '../../theme/useLabels';

export const characterCountLabels = {
  component: 'TextArea',
  en: { roomLeft: (room: number) => `Characters left: ${room}`, full: 'No more room' },
} satisfies LabelSet;
