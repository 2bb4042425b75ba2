import { createContext, useContext } from 'react';
import type { Stores } from './memberStores';
import type { VisitorStores } from './visitorStores';

export const VisitorStoresContext = createContext<VisitorStores | null>(null);
export const StoresContext = createContext<Stores | null>(null);

/** The stores that every page has. */
export function useVisitorStores(): VisitorStores {
  const stores = useContext(VisitorStoresContext);
  if (!stores) throw new Error('useVisitorStores needs VisitorStoresContext around it');
  return stores;
}

/** All stores; only inside the member area. */
export function useStores(): Stores {
  const stores = useContext(StoresContext);
  if (!stores) throw new Error('useStores needs the member area around it');
  return stores;
}
