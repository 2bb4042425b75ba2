import type { LabelSet } from '../../theme';
import { plural } from './plural';

/** Strings of the composer beyond its limit. */
export const lengthLimitLabels = {
  component: 'ChatRoom',
  ru: {
    overLimit: (extra: number) =>
      `Слишком длинно: ${plural('ru', extra, { one: 'лишний', other: 'лишних' })} ${extra} ${plural('ru', extra, { one: 'символ', few: 'символа', many: 'символов', other: 'символа' })}`,
  },
  en: {
    overLimit: (extra: number) =>
      `Too long by ${extra} ${plural('en', extra, { one: 'character', other: 'characters' })}`,
  },
} satisfies LabelSet;

export type LengthLimitLabels = (typeof lengthLimitLabels)['ru'];
