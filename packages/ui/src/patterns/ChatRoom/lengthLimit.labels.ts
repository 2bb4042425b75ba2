import type { LabelSet } from '../../theme/useLabels';
import { plural } from '../../locales/plural';

/** Strings of the composer beyond its limit. */
export const lengthLimitLabels = {
  component: 'ChatRoom',
  en: {
    overLimit: (extra: number) =>
      `Too long by ${extra} ${plural('en', extra, { one: 'character', other: 'characters' })}`,
  },
} satisfies LabelSet;

export type LengthLimitLabels = (typeof lengthLimitLabels)['en'];
