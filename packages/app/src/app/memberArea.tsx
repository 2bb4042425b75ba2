import { useEffect, useState, type ReactNode } from 'react';
import { createMemberStores, type MemberDependencies } from './memberStores';
import { StoresContext, useVisitorStores } from './StoresContext';

export interface MemberAreaProps {
  children: ReactNode;
}

/** Makes the part of the page that has a member's stores and live events, for as long as one is signed in. */
export function memberArea(make: () => MemberDependencies) {
  return function MemberArea({ children }: MemberAreaProps) {
    const visitor = useVisitorStores();
    const [stores] = useState(() => createMemberStores(visitor, make()));
    useEffect(() => stores.live.start(), [stores]);
    return <StoresContext.Provider value={stores}>{children}</StoresContext.Provider>;
  };
}
