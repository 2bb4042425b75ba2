import { limits, type Locale } from './limits';

interface Range {
  /** The language without its region; `*` is any that is not named. */
  readonly language: string;
  /** 0 (never) to 1. */
  readonly weight: number;
}

/**
 * The interface language that a browser prefers, by the weights of its `Accept-Language`; the first of equal ones.
 * Undefined when it accepts none of ours (D-23).
 */
export function acceptedLocale(header: string | null | undefined): Locale | undefined {
  const ranges = (header ?? '').split(',').map(readRange);
  ranges.sort((one, other) => other.weight - one.weight);
  const wanted = ranges.filter(({ weight }) => weight > 0);
  return wanted.flatMap((range) => limits.locales.filter((locale) => rangeFor(locale, ranges) === range))[0];
}

function rangeFor(locale: Locale, ranges: readonly Range[]): Range | undefined {
  const named = ranges.find(({ language }) => language === locale);
  return named ?? ranges.find(({ language }) => language === '*');
}

function readRange(text: string): Range {
  const [tag = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const given = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = given === undefined ? 1 : Number(given.slice(2));
  return { language: tag.split('-')[0] ?? '', weight: weight >= 0 && weight <= 1 ? weight : 0 };
}
