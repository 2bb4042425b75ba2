import type { DayWords } from '../DayWords';

/** Days in short, in Arabic. */
export const arDays: DayWords = {
  yesterday: 'أمس',
  weekdays: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
  months: [
    ...['# يناير', '# فبراير', '# مارس', '# أبريل', '# مايو', '# يونيو'],
    ...['# يوليو', '# أغسطس', '# سبتمبر', '# أكتوبر', '# نوفمبر', '# ديسمبر'],
  ],
};
