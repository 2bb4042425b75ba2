import { deBasics } from './de/basics';
import { deChat } from './de/chat';
import { deDays } from './de/days';
import { dePatterns } from './de/patterns';
import type { LabelPack } from './LabelPack';

/** The kit in German. */
export const de: LabelPack = {
  locale: 'de',
  days: deDays,
  labels: { ...deBasics, ...deChat, ...dePatterns },
};
