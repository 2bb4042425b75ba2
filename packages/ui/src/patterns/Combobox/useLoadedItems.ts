import { useEffect, useState } from 'react';
import type { ComboboxProps } from './ComboboxProps';
import type { ComboboxItem } from './createMatcher';

interface Loaded {
  /** What was asked: the query and the attempt. */
  readonly asked: string;
  readonly items: readonly ComboboxItem[];
  readonly hasFailed: boolean;
}

const nothing: Loaded = { asked: '', items: [], hasFailed: false };

/** The choices for a query as they arrive: asked for when typing rests, the one before aborted, late answers dropped. */
export function useLoadedItems(load: NonNullable<ComboboxProps['loadItems']>, query: string, delay: number) {
  const [loaded, setLoaded] = useState(nothing);
  const [attempt, setAttempt] = useState(1);
  const asked = `${attempt} ${query}`;

  useEffect(() => {
    const abort = new AbortController();
    const tell = (answer: Pick<Loaded, 'items' | 'hasFailed'>) => {
      if (!abort.signal.aborted) setLoaded({ asked, ...answer });
    };
    const timer = setTimeout(
      () => {
        load(query, abort.signal).then(
          (items) => tell({ items, hasFailed: false }),
          () => tell({ items: [], hasFailed: true }),
        );
      },
      query === '' ? 0 : delay,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
    // A new function with each render is not a new question.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [asked, delay]);

  const isLoading = loaded.asked !== asked;
  return {
    items: isLoading ? nothing.items : loaded.items,
    isLoading,
    retry: !isLoading && loaded.hasFailed ? () => setAttempt((times) => times + 1) : undefined,
  };
}
