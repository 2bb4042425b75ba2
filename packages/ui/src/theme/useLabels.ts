import { useContext, useMemo } from 'react';
import type { KitLabels } from '../locales/KitLabels';
import { IskraContext } from './IskraContext';

/** The strings that a component has built in, and the name by which packs and the provider's `labels` replace them. */
export interface LabelSet<L extends object = object> {
  readonly component: keyof KitLabels;
  readonly en: L;
}

/** Strings in the provider's language; the provider's `labels`, then `overrides`, replace single ones. The same object until one of them changes. */
export function useLabels<L extends object>(set: LabelSet<L>, overrides?: Partial<L> | undefined): L {
  const { pack, labels } = useContext(IskraContext);
  const packed = pack?.labels[set.component];
  const own = labels?.[set.component];
  return useMemo(
    () => (packed || own || overrides ? { ...set.en, ...packed, ...own, ...overrides } : set.en),
    [set, packed, own, overrides],
  );
}
