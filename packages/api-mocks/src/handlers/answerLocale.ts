import { limits, type Locale } from '@iskra/api-contract';

/** The member's stored language, else the browser's, else Russian (D-23). */
export function answerLocale(stored: Locale | null | undefined, acceptLanguage: string | null): Locale {
  const wanted = (acceptLanguage ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  const browser = wanted.map((code) => limits.locales.find((locale) => locale === code)).find(Boolean);
  return stored ?? browser ?? limits.defaultLocale;
}
