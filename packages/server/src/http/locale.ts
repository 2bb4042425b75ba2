import { limits, type Locale } from '@iskra/api-contract';

/** The member's stored language, else the browser's, else Russian (D-23). */
export function answerLocale(stored: Locale | null | undefined, acceptLanguage: string | undefined): Locale {
  return stored ?? browserLocale(acceptLanguage) ?? limits.defaultLocale;
}

function browserLocale(header: string | undefined): Locale | undefined {
  const wanted = (header ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.map((code) => limits.locales.find((locale) => locale === code)).find(Boolean);
}
