import { useEffect, useState, type ReactNode } from 'react';
import { onOtherTab } from '../shared/storage/onOtherTab';
import { createMemberStores, type MemberDependencies } from '../model/memberStores';
import { StoresContext, useVisitorStores } from '../model/StoresContext';

export interface MemberAreaProps {
  children: ReactNode;
}

/** Makes the part of the page that has a member's stores and live events, for as long as one is signed in. */
export function memberArea(make: () => MemberDependencies) {
  return function MemberArea({ children }: MemberAreaProps) {
    const visitor = useVisitorStores();
    const [stores] = useState(() => createMemberStores(visitor, make()));
    useEffect(() => stores.live.start(), [stores]);
    useEffect(() => onOtherTab(stores.filters.reread), [stores]);
    return <StoresContext.Provider value={stores}>{children}</StoresContext.Provider>;
  };
}
