import { type ComboboxItem, indexKeys, namesOf, type PrefixIndex } from './createMatcher';
import { normalise } from './normalise';
import { otherLayout, toLatin } from './otherSpellings';

/** What may have been meant by a query that no name starts with. */
export type Guesser = (query: string) => ComboboxItem[];

/** Looks at the other keyboard layout, at words within names and at transliteration; its index is built at the first need. */
export function createGuesser({ ordered, startingWith }: PrefixIndex): Guesser {
  let spellings: PrefixIndex['startingWith'] | undefined;
  return (query) => {
    const swapped = startingWith(normalise(otherLayout(query)));
    if (swapped.length > 0) return swapped;
    spellings ??= indexKeys(ordered, latinWordsOf);
    return spellings(toLatin(normalise(query)));
  };
}

/** Whole names and each word within them, in the common Latin spelling. */
function latinWordsOf(item: ComboboxItem): string[] {
  return namesOf(item).flatMap((name) => {
    const latin = toLatin(name);
    const starts = Array.from(latin.matchAll(/ /g), (space) => space.index + 1);
    return [0, ...starts].map((start) => latin.slice(start));
  });
}
