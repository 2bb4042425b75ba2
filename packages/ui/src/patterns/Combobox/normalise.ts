const latinMarks = /([a-z])[\u0300-\u036f]+/g;

/**
 * What two spellings of a name have in common: case, ё and е, hyphen and space, accents on Latin letters,
 * leading and repeated spaces make no difference. A trailing space is kept: it says that a word is complete.
 */
export function normalise(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[\s\u00a0\-‐‑–—]+/g, ' ')
    .trimStart()
    .replace(/[à-öø-ÿā-ž]/g, (letter) => letter.normalize('NFD').replace(latinMarks, '$1'));
}
