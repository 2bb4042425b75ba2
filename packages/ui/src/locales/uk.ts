import { ukBasics } from './uk/basics';
import { ukChat } from './uk/chat';
import { ukDays } from './uk/days';
import { ukPatterns } from './uk/patterns';
import type { LabelPack } from './LabelPack';

/** The kit in Ukrainian. */
export const uk: LabelPack = {
  locale: 'uk',
  days: ukDays,
  labels: { ...ukBasics, ...ukChat, ...ukPatterns },
};
