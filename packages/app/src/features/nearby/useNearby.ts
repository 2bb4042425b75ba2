import { useStores } from '../../model/StoresContext';
import { NearbyStore } from '../../model/people/NearbyStore';

const made = new WeakMap<object, NearbyStore>();

/** People nearby: made when they are first looked for, kept with the member's stores. */
export function useNearby(): NearbyStore {
  const stores = useStores();
  const known = made.get(stores);
  if (known) return known;
  const nearby = new NearbyStore(stores.api, stores.filters, stores.people);
  made.set(stores, nearby);
  return nearby;
}
