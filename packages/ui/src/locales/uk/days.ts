import type { DayWords } from '../DayWords';

/** Days in short, in Ukrainian. */
export const ukDays: DayWords = {
  yesterday: 'учора',
  weekdays: ['нд', 'пн', 'вт', 'ср', 'чт', 'пт', 'сб'],
  months: [
    ...['# січ.', '# лют.', '# бер.', '# квіт.', '# трав.', '# черв.'],
    ...['# лип.', '# серп.', '# вер.', '# жовт.', '# лист.', '# груд.'],
  ],
};
