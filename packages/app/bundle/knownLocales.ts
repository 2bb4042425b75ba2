import type { Plugin } from 'vite';

/** Where react-intl asks, and what it does for a language that is known. */
const questions = [
  [/!Intl\.\w+\.supportedLocalesOf\(locale\)\.length/g, 'false'],
  [/Intl\.NumberFormat\.supportedLocalesOf\(locales\)/g, '[locales].flat()'],
] as const;

/**
 * react-intl asks the browser whether it knows the language, and the browser reads long lists for the answer: 40 ms of a
 * quick processor before the first look. Ours are languages that every browser knows.
 */
export function knownLocales(): Plugin {
  return {
    name: 'iskra:known-locales',
    transform: {
      filter: { id: /node_modules\/(@formatjs\/intl|intl-messageformat)\/index\.js/ },
      handler(code) {
        const edited = questions.reduce(
          (text, [question, answer]) => text.replaceAll(question, answer),
          code,
        );
        if (edited === code) throw new Error('react-intl asks for known languages elsewhere now');
        return { code: edited, map: null };
      },
    },
  };
}
