import { useStores } from './StoresContext';
import type { Stores } from './memberStores';

/** A store of few screens: made when it is first looked at, so that no other page loads it, and kept with the member's. */
export function onDemand<Store>(make: (stores: Stores) => Store): () => Store {
  const made = new WeakMap<Stores, { readonly store: Store }>();
  return function useOnDemand() {
    const stores = useStores();
    const { store } = made.get(stores) ?? { store: make(stores) };
    made.set(stores, { store });
    return store;
  };
}
