import { acceptedLocale } from '../acceptedLocale';
import { limits, type Locale } from '../limits';

/** The member's stored language, else the one the browser prefers, else Russian (D-23). */
export function answerLocale(
  stored: Locale | null | undefined,
  acceptLanguage: string | null | undefined,
): Locale {
  return stored ?? acceptedLocale(acceptLanguage) ?? limits.defaultLocale;
}
