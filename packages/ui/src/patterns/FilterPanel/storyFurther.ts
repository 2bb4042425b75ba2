import type { FurtherField } from './FilterPanelProps';

/** Further filters for the stories. */
export const storyFurther: readonly FurtherField[] = [
  {
    id: 'goals',
    label: 'Цели',
    options: ['Найти любовь', 'Дружба', 'Быстрые встречи'].map((label) => ({ value: label, label })),
  },
  {
    id: 'height',
    label: 'Рост, см',
    range: { from: 100, to: 230 },
    format: (cm) => `${cm} см`,
  },
  {
    id: 'smoking',
    label: 'Курение',
    options: ['Не курю', 'Курю', 'Бросаю'].map((label) => ({ value: label, label })),
  },
];
