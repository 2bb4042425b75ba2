/** A word in the forms that a language counts with: `Intl` says which; `other` stands for those that are not given. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** The form of a word for a number: en has one and other, ru one, few and many, ar six. */
export function plural(locale: string, count: number, forms: PluralForms): string {
  return forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
}
