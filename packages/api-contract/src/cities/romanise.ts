import { regions } from './regions';

const letters: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'yo', ж: 'zh', з: 'z', и: 'i', й: 'y', к: 'k' },
  ...{ л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts' },
  ...{ ч: 'ch', ш: 'sh', щ: 'shch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya' },
};

/** A Russian name of a place as people type it in English; the region of a namesake, in brackets, by its English name. */
export function romanise(name: string): string {
  const [, word = name, region] = /^(.*?)(?: \((.*)\))?$/.exec(name) ?? [];
  if (region === undefined) return inLatin(word);
  const known = Object.values(regions).find(({ ru }) => ru === region);
  return `${inLatin(word)} (${known?.en ?? inLatin(region)})`;
}

function inLatin(word: string): string {
  return word
    .replace(/[а-яё]/gi, (letter, at: number) => {
      const latin = soundOf(letter.toLowerCase(), word[at - 1]);
      return letter === letter.toLowerCase() ? latin : latin.slice(0, 1).toUpperCase() + latin.slice(1);
    })
    .replace(/(?:iy|yy)\b/g, 'y')
    .replace(/yye\b/g, 'ye');
}

/** Е sounds like `ye` where a word begins, and after a vowel or a sign. */
const soundOf = (letter: string, before = ' ') =>
  letter === 'е' && /[аеёиоуыэюяйъь\s-]/i.test(before) ? 'ye' : (letters[letter] ?? letter);
