import { useEffect } from 'react';
import type { ComboboxProps } from './ComboboxProps';
import type { ComboboxItem } from './createMatcher';

/** What was asked for; another object is another question, as when it is tried again. */
export interface Question {
  readonly query: string;
}

/** The answer to a question. */
export interface LoadedItems {
  readonly question: Question | undefined;
  readonly items: readonly ComboboxItem[];
  readonly hasFailed: boolean;
}

interface ItemsLoaderProps {
  load: NonNullable<ComboboxProps['loadItems']>;
  question: Question;
  delay: number;
  onLoaded: (loaded: LoadedItems) => void;
}

// [B4.16]
/** Asks when typing rests; the question before is aborted, its late answer dropped. Draws nothing. */
export function ItemsLoader({ load, question, delay, onLoaded }: ItemsLoaderProps) {
  useEffect(() => {
    const abort = new AbortController();
    const tell = (answer: Pick<LoadedItems, 'items' | 'hasFailed'>) => {
      if (!abort.signal.aborted) onLoaded({ question, ...answer });
    };
    const ask = () =>
      load(question.query, abort.signal).then(
        (items) => tell({ items, hasFailed: false }),
        () => tell({ items: [], hasFailed: true }),
      );
    const timer = setTimeout(() => void ask(), question.query === '' ? 0 : delay);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
    // A new function with each render is not a new question.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [question, delay]);
  return null;
}
