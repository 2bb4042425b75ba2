import { useMemo, useState } from 'react';
import type { ComboboxProps } from './ComboboxProps';
import type { createGuesser } from './createGuesser';
import { type ComboboxItem, indexPrefixes, type MatchResult, type PrefixIndex } from './createMatcher';
import { normalise } from './normalise';

interface Options {
  readonly match: (query: string) => MatchResult;
  /** Asks for the items, builds the index and fetches what guesses, before the first key. */
  readonly prepare: () => void;
  /** What guesses is still on its way. */
  readonly isGuessing: boolean;
}

const none: readonly ComboboxItem[] = [];

/** The options for what is typed. */
export function useOptions(
  props: Pick<ComboboxProps, 'items' | 'onNeedItems' | 'allOption' | 'filter'>,
): Options {
  const { items = none, onNeedItems, allOption: all, filter } = props;
  const [create, setCreate] = useState(() => loaded);
  const guesser = useMemo(() => create && lazily(() => create(indexPrefixes(items))), [create, items]);
  const find = (query: string): MatchResult => {
    if (filter) return { items: filter(items, query), isGuess: false };
    const wanted = normalise(query);
    const { ordered, startingWith } = indexPrefixes(items);
    const found = wanted === '' ? ordered : startingAs(wanted, startingWith);
    if (found.length > 0 || wanted === '') return { items: found, isGuess: false };
    return { items: guesser?.()(query) ?? none, isGuess: true };
  };
  return {
    isGuessing: !create && !filter,
    prepare: () => {
      onNeedItems?.();
      if (filter) return;
      const loading = prepareOptions(items);
      if (!create) void loading.then(() => setCreate(() => loaded));
    },
    match: (query) => {
      const found = find(query);
      if (!all || !normalise(all.label).startsWith(normalise(query).trimEnd())) return found;
      return { items: found.isGuess ? [all] : [all, ...found.items], isGuess: false };
    },
  };
}

/** A space ends a word; where no name goes on after it, a phone's keyboard added it. */
function startingAs(wanted: string, startingWith: PrefixIndex['startingWith']): ComboboxItem[] {
  const found = startingWith(wanted);
  return found.length > 0 || !wanted.endsWith(' ') ? found : startingWith(wanted.trimEnd());
}

/** What guesses, once it is here: a field that begins later has it at once. */
let loaded: typeof createGuesser | undefined;

/** Builds the index of a list, and fetches what guesses, once nothing else is to be done. */
export async function prepareOptions(items: readonly ComboboxItem[]): Promise<void> {
  setTimeout(() => indexPrefixes(items).startingWith(''));
  try {
    loaded ??= (await import('./createGuesser')).createGuesser;
  } catch (error) {
    console.warn('A part did not load', error);
  }
}

function lazily<Made>(create: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= create());
}
