import type { Locale } from '../packages/ui/src/theme';

/** Words in the language of the page, such as a component's labels: how a play finds what it looks for in any language. */
export const said = <L>(labels: Readonly<Record<Locale, L>>): L =>
  labels[document.documentElement.lang === 'en' ? 'en' : 'ru'];
