import { acceptedLocale, limits, type Locale } from '@iskra/api-contract';

/** The member's stored language, else the one the browser would rather have, else Russian (D-23). */
export function answerLocale(stored: Locale | null | undefined, acceptLanguage: string | null): Locale {
  return stored ?? acceptedLocale(acceptLanguage) ?? limits.defaultLocale;
}
