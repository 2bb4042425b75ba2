/** A mark that ends a sentence, also within quotes. */
const ended = /[.!?…:؟。！？]["'»”“)]*$/u;

/** Texts as one to be said: a full stop between them, unless a text ends by a mark of its own. */
export const sentences = (texts: readonly (string | undefined)[]): string =>
  texts
    .filter((text): text is string => Boolean(text))
    .reduce((said, text) => (said === '' ? text : `${said}${ended.test(said) ? '' : '.'} ${text}`), '');
