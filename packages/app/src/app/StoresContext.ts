import { createContext, useContext } from 'react';
import type { Stores } from './createStores';

export const StoresContext = createContext<Stores | null>(null);

/** The page's stores. */
export function useStores(): Stores {
  const stores = useContext(StoresContext);
  if (!stores) throw new Error('useStores needs StoresContext around it');
  return stores;
}
