const starts = ['Мос', 'Каз', 'Кал', 'Кам', 'Нов', 'Сар', 'Вол', 'Пет', 'Тул', 'Омс', 'Рос'];
const ends = ['ква', 'ань', 'уга', 'ышин', 'город', 'атов', 'ск', 'рово', 'ино', 'ов'];

/** Eleven hundred made-up towns, in the order of the alphabet. */
export const towns = starts
  .flatMap((start) => ends.flatMap((end) => Array.from({ length: 10 }, (_, at) => `${start}${end} ${at}`)))
  .sort((a, b) => a.localeCompare(b, 'ru'));
