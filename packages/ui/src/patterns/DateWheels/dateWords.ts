import { gregorian } from '../../locales/gregorian';
import type { DatePart } from './dateItems';

interface DateWords {
  readonly months: readonly string[];
  /** Parts as a date of this language has them: ru day, month, year; en month, day, year. */
  readonly order: readonly DatePart[];
}

const known = new Map<string, DateWords>();

// [B3.14]
/** Names of the months, as they stand in a date ('14 июня') or alone ('июнь'), and the order of a date. */
export function dateWords(locale: string, form: 'in date' | 'alone'): DateWords {
  const key = locale + form;
  const words = known.get(key) ?? readWords(locale, form);
  known.set(key, words);
  return words;
}

function readWords(locale: string, form: 'in date' | 'alone'): DateWords {
  const whole = new Intl.DateTimeFormat(locale, {
    ...gregorian,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const alone =
    form === 'alone' && new Intl.DateTimeFormat(locale, { ...gregorian, month: 'long', timeZone: 'UTC' });
  const dates = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 1)));
  const months = dates.map((date) => partOf(alone || whole, date, 'month'));
  const order = whole.formatToParts(dates[0]).flatMap(({ type }) => (isPart(type) ? [type] : []));
  return { months, order };
}

const partOf = (format: Intl.DateTimeFormat, date: Date, type: DatePart) =>
  format.formatToParts(date).find((part) => part.type === type)?.value ?? '';

const isPart = (type: string): type is DatePart => type === 'day' || type === 'month' || type === 'year';
