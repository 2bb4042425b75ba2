/** A few cities for the stories of the filters. */
export const storyCities = [
  'Москва',
  'Казань',
  'Санкт-Петербург',
  'Екатеринбург',
  'Новосибирск',
  'Тверь',
].map((label) => ({ id: label, label }));
