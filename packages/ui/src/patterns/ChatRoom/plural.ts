import type { Locale } from '../../theme';

/** The form of a word for a number; ru has one, few and many, en one and other. */
export function plural(
  locale: Locale,
  count: number,
  forms: Partial<Record<Intl.LDMLPluralRule, string>>,
): string {
  return forms[new Intl.PluralRules(locale).select(count)] ?? forms.other ?? '';
}
