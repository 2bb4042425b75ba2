import type { LabelSet } from '../../theme/useLabels';

export const characterCountLabels = {
  component: 'TextArea',
  ru: { roomLeft: (room: number) => `Осталось символов: ${room} или меньше`, full: 'Больше не поместится' },
  en: { roomLeft: (room: number) => `${room} characters or fewer left`, full: 'No more room' },
} satisfies LabelSet;
