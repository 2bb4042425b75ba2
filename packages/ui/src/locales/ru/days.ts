import type { DayWords } from '../DayWords';

/** Days in short, in Russian. */
export const ruDays: DayWords = {
  yesterday: 'вчера',
  weekdays: ['вс', 'пн', 'вт', 'ср', 'чт', 'пт', 'сб'],
  months: [
    ...['# янв.', '# февр.', '# мар.', '# апр.', '# мая', '# июн.'],
    ...['# июл.', '# авг.', '# сент.', '# окт.', '# нояб.', '# дек.'],
  ],
};
