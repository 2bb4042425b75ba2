/** In Russian and English, as stories have their own words, or in every language of the kit. */
type InLanguages<L> = Readonly<Record<'ru' | 'en', L> & Partial<Record<string, L>>>;

/** Words in the language of the page, such as a component's labels: how a play finds what it looks for in any language. */
export function said<L>(words: InLanguages<L>): L {
  const { lang } = document.documentElement;
  return words[lang] ?? words[lang ? 'en' : 'ru'];
}
