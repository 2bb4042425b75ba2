export const cityTable: readonly (readonly [string, string, string, string, string, string, number])[] = [
  ['Москва', 'Moscow', 'Москва', 'Moscow', '55.75222', '37.61556', 10381222],
  ['Санкт-Петербург', 'Saint Petersburg', 'Санкт-Петербург', 'Saint Petersburg', '59.93863', '30.31413', 5028000],
  ['Казань', 'Kazan', 'Татарстан', 'Tatarstan', '55.78874', '49.12214', 1104738],
];
