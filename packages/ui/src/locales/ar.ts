import { arBasics } from './ar/basics';
import { arChat } from './ar/chat';
import { arDays } from './ar/days';
import { arPatterns } from './ar/patterns';
import type { LabelPack } from './LabelPack';

/** The kit in Arabic. */
export const ar: LabelPack = {
  locale: 'ar',
  dir: 'rtl',
  days: arDays,
  labels: { ...arBasics, ...arChat, ...arPatterns },
};
