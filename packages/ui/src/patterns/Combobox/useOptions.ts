import { useMemo } from 'react';
import type { ComboboxProps } from './ComboboxProps';
import { type ComboboxItem, createMatcher, type Matcher, type MatchResult } from './createMatcher';
import { normalise } from './normalise';

/** The options for what is typed; the index is built when the first answer is needed. */
export function useOptions({ items, allOption }: Pick<ComboboxProps, 'items' | 'allOption'>) {
  const match = useMemo(() => lazily(() => createMatcher(items)), [items]);
  const all = useMemo<ComboboxItem | undefined>(() => allOption && { ...allOption }, [allOption]);
  return (query: string): MatchResult => {
    const found = match(query);
    if (!all || !normalise(all.label).startsWith(normalise(query))) return found;
    return found.isGuess
      ? { items: [all], isGuess: false }
      : { items: [all, ...found.items], isGuess: false };
  };
}

function lazily(create: () => Matcher): Matcher {
  let made: Matcher | undefined;
  return (query) => (made ??= create())(query);
}
