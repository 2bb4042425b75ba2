import { normalise } from './normalise';
import { withoutUmlauts } from './withoutUmlauts';

/** One choice of a combobox. */
export interface ComboboxItem {
  /** The value. */
  readonly id: string;
  /** What is shown and searched. */
  readonly label: string;
  /** Small text at the end of the row, such as the region. */
  readonly detail?: string | undefined;
  /** Other names it is found by, such as the one in the other language. */
  readonly keywords?: readonly string[] | undefined;
  /** Lower comes first, such as a place by population; without it by the alphabet, after the ranked. */
  readonly rank?: number | undefined;
}

/** Either direct matches or, when there are none, what may have been meant. */
export interface MatchResult {
  readonly items: readonly ComboboxItem[];
  readonly isGuess: boolean;
}

/** A list prepared for prefixes, and for guesses upon it. */
export interface PrefixIndex {
  readonly ordered: readonly ComboboxItem[];
  /** Items with a name that starts with a normalised prefix; those of exactly that name first. */
  readonly startingWith: (prefix: string) => ComboboxItem[];
}

interface Key {
  readonly text: string;
  readonly order: number;
}

const indexes = new WeakMap<readonly ComboboxItem[], PrefixIndex>();

// [REG-06, FIL-01]
/**
 * Prepares a list once, for every field that has it; the answer to a query then takes two binary searches. A list that
 * opens needs its order only: by the start of names it is sorted when first asked for one.
 */
export function indexPrefixes(items: readonly ComboboxItem[]): PrefixIndex {
  const known = indexes.get(items);
  if (known) return known;
  const sorted = sortByImportance(items);
  const ordered = sorted.map(({ item }) => item);
  let find: PrefixIndex['startingWith'] | undefined;
  const startingWith = (prefix: string) =>
    (find ??= indexKeys(ordered, (_, order) => sorted[order]?.names ?? []))(prefix);
  const index = { ordered, startingWith };
  indexes.set(items, index);
  return index;
}

/** Items by the start of any of their keys. */
export function indexKeys(
  ordered: readonly ComboboxItem[],
  keysOf: (item: ComboboxItem, order: number) => readonly string[],
): PrefixIndex['startingWith'] {
  const keys = sortKeys(
    ordered.flatMap((item, order) => keysOf(item, order).map((text) => ({ text, order }))),
  );
  return (prefix) => pickItems(ordered, keys, prefix);
}

/** Normalised names of an item: its label and its keywords, also as they are written without umlauts. */
export const namesOf = ({ label, keywords = [] }: ComboboxItem): string[] =>
  [label, ...keywords].flatMap((name) => {
    const plain = withoutUmlauts(name);
    return plain === name ? [normalise(name)] : [normalise(name), normalise(plain)];
  });

/** How many letters of a label a query covers from its start; 0 when it was found another way. */
export function matchedLength(label: string, query: string): number {
  const wanted = normalise(query).trimEnd();
  if (wanted === '' || !normalise(label).startsWith(wanted)) return 0;
  let length = 0;
  while (length < label.length && normalise(label.slice(0, length)).length < wanted.length) length += 1;
  return length;
}

const byText = (a: Key, b: Key) => (a.text < b.text ? -1 : a.text > b.text ? 1 : a.order - b.order);
const sortKeys = (keys: Key[]) => keys.sort(byText);

// By code units of the normalised name, which for Cyrillic is the alphabet: the first `localeCompare` takes 5 ms.
function sortByImportance(items: readonly ComboboxItem[]) {
  const ranked = items.map((item) => ({ item, rank: item.rank ?? Infinity, names: namesOf(item) }));
  const compare = (a = '', b = '') => (a < b ? -1 : a > b ? 1 : 0);
  return ranked.sort((a, b) => (a.rank === b.rank ? compare(a.names[0], b.names[0]) : a.rank - b.rank));
}

function pickItems(ordered: readonly ComboboxItem[], keys: readonly Key[], prefix: string): ComboboxItem[] {
  if (prefix === '') return [];
  const from = lowerBound(keys, prefix);
  const to = lowerBound(keys, `${prefix}\uffff`);
  const found = keys.slice(from, to);
  const exact = new Set(found.filter((key) => key.text === prefix.trimEnd()).map((key) => key.order));
  const orders = [...new Set(found.map((key) => key.order))].sort(
    (a, b) => Number(exact.has(b)) - Number(exact.has(a)) || a - b,
  );
  return orders.flatMap((order) => ordered[order] ?? []);
}

function lowerBound(keys: readonly Key[], text: string): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle]?.text ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
