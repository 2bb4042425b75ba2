import { useState, type ReactNode } from 'react';
import { OpenGroup, OpenGroupContext } from '../../hooks/useOneOpen';

export interface DisclosureGroupProps {
  /** Lists of which one is open at a time, whatever is open elsewhere. */
  children: ReactNode;
}

// [SET-04]
/** A group of its own for lists that open; without it the whole page is one. */
export function DisclosureGroup({ children }: DisclosureGroupProps) {
  const [group] = useState(() => new OpenGroup());
  return <OpenGroupContext.Provider value={group}>{children}</OpenGroupContext.Provider>;
}
