import type { Plugin } from 'vite';

const format = 'formatters.getNumberFormat(locales).format(currentPluralValue)';

/** What react-intl asks the browser, and what it does for our languages, which every browser knows. */
const questions: readonly (readonly [question: string | RegExp, answer: string])[] = [
  [/!Intl\.\w+\.supportedLocalesOf\(locale\)\.length/g, 'false'],
  ['Intl.NumberFormat.supportedLocalesOf(locales)', '[locales].flat()'],
  // Both write numbers below a thousand by their digits alone.
  [format, `/^\\d{1,3}$/.test(currentPluralValue) ? String(currentPluralValue) : ${format}`],
];

/**
 * The browser reads long lists when it is first asked for a language or a form of numbers: 50 ms of a quick processor
 * before the first look of a page, for nothing in Russian and English.
 */
export function knownLocales(): Plugin {
  return {
    name: 'iskra:known-locales',
    transform: {
      filter: { id: /node_modules\/(@formatjs\/intl|intl-messageformat)\/index\.js/ },
      handler: (code) => ({ code: withAnswers(code), map: null }),
    },
  };
}

/** The code of react-intl's parts without the questions. */
export function withAnswers(code: string): string {
  const edited = questions.reduce((text, [question, answer]) => text.replaceAll(question, answer), code);
  if (edited === code) throw new Error('react-intl asks for known languages elsewhere now');
  return edited;
}
