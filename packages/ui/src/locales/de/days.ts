import type { DayWords } from '../DayWords';

/** Days in short, in German. */
export const deDays: DayWords = {
  yesterday: 'gestern',
  weekdays: ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'],
  months: [
    ...['#. Jan.', '#. Feb.', '#. März', '#. Apr.', '#. Mai', '#. Juni'],
    ...['#. Juli', '#. Aug.', '#. Sept.', '#. Okt.', '#. Nov.', '#. Dez.'],
  ],
};
