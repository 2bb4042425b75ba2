import type { Locale } from '@iskra/api-contract';

/** The interface's languages, each named in itself. */
export const languageNames: Readonly<Record<Locale, string>> = { ru: 'Русский', en: 'English' };
