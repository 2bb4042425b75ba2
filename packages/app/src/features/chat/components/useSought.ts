import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useStores } from '../../../model/StoresContext';
import type { Stores } from '../../../model/memberStores';

/** By the entry of the history; goes with the member's stores, so that nothing of it outlives a logout. */
const kept = new WeakMap<Stores, Map<string, string>>();

/**
 * What is looked for in the dialogues. Back from another screen finds it again. Neither the address nor the history
 * holds it, for others may read them; a link may give it by its state, as stories do.
 */
export function useSought(): readonly [string, (text: string) => void] {
  const stores = useStores();
  const { key, state } = useLocation() as { key: string; state: unknown };
  const [sought, setSought] = useState(() => kept.get(stores)?.get(key) ?? givenBy(state));

  useEffect(() => {
    const entries = kept.get(stores) ?? new Map<string, string>();
    kept.set(stores, entries.set(key, sought));
  }, [stores, key, sought]);

  return [sought, setSought];
}

function givenBy(state: unknown): string {
  const { sought } = (state ?? {}) as { sought?: unknown };
  return typeof sought === 'string' ? sought : '';
}
