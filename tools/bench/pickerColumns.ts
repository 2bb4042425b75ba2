const numbers = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);

/** Day, month and year: 31, 12 and 51 rows. */
export const pickerColumns = [
  { id: 'day', values: numbers(1, 31), labels: numbers(1, 31).map(String) },
  {
    id: 'month',
    values: numbers(1, 12),
    labels: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' '),
  },
  { id: 'year', values: numbers(1957, 51), labels: numbers(1957, 51).map(String) },
];
