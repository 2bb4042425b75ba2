const latinOf: Readonly<Record<string, string>> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'zh', з: 'z', и: 'i', й: 'i', к: 'k', л: 'l', м: 'm',
  н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'ts', ч: 'ch', ш: 'sh',
  щ: 'sch', ъ: '', ы: 'i', ь: '', э: 'e', ю: 'iu', я: 'ia',
}; // prettier-ignore

const latinVariants: readonly (readonly [RegExp, string])[] = [
  [/shch/g, 'sch'],
  [/kh/g, 'h'],
  [/c(?!h)/g, 'ts'],
  [/ye/g, 'e'],
  [/[yj]/g, 'i'],
  [/ii/g, 'i'],
  [/'/g, ''],
];

/** A normalised name in one Latin spelling, so that `moskva`, `москва`, `yaroslavl` and `ярославль` meet. */
export function toLatin(text: string): string {
  const latin = Array.from(text, (letter) => latinOf[letter] ?? letter).join('');
  return latinVariants.reduce((at, [from, to]) => at.replace(from, to), latin);
}

const englishKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const russianKeys = 'йцукенгшщзхъфывапролджэячсмитьбюё';

/** The same keys on the other keyboard layout: `vjcrdf` was meant as `москва`. */
export function otherLayout(text: string): string {
  return Array.from(text.toLowerCase(), (letter) => {
    const english = englishKeys.indexOf(letter);
    if (english >= 0) return russianKeys[english] ?? letter;
    const russian = russianKeys.indexOf(letter);
    return russian >= 0 ? (englishKeys[russian] ?? letter) : letter;
  }).join('');
}
