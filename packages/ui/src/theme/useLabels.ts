import { useContext, useMemo } from 'react';
import { IskraContext } from './IskraContext';
import type { Locale } from './IskraContext';

/** Built-in strings of one component: plain texts, or functions for texts with a value in them. */
export type Labels = Record<string, string | ((...values: never[]) => string)>;

/** Both languages of a component's strings; `component` is the key for the provider's `labels`. */
export type LabelSet = Readonly<Record<Locale, Labels>> & { readonly component?: string };

/** Strings in the provider's language; the provider's `labels`, then `overrides`, replace single ones. The same object until one of them changes. */
export function useLabels<L extends object>(
  set: Readonly<Record<Locale, L>> & { readonly component?: string },
  overrides?: Partial<L> | undefined,
): L {
  const { locale, labels } = useContext(IskraContext);
  const fromProvider = set.component ? (labels?.[set.component] as Partial<L> | undefined) : undefined;
  return useMemo(
    () => (fromProvider || overrides ? { ...set[locale], ...fromProvider, ...overrides } : set[locale]),
    [set, locale, fromProvider, overrides],
  );
}
