import { defineMessages } from 'react-intl';

/** Texts of the stored goals of spec point 3. */
export const goalTexts = defineMessages({
  find_love: { id: 'goal.find_love', defaultMessage: 'Найти любовь' },
  friendship: { id: 'goal.friendship', defaultMessage: 'Дружба' },
  quick_meetings: { id: 'goal.quick_meetings', defaultMessage: 'Быстрые встречи' },
});
