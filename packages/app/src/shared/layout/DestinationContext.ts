import { createContext } from 'react';

/** The path that the member is on the way to while its screen loads and the one before stands; null otherwise. */
export const DestinationContext = createContext<string | null>(null);
