import { pagePaths } from '@iskra/api-contract/pagePaths';
import { useEffect, useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { onOtherTab } from '../shared/storage/onOtherTab';
import { createMemberStores, type MemberDependencies, type Stores } from '../model/memberStores';
import { StoresContext, useVisitorStores } from '../model/StoresContext';

export interface MemberAreaProps {
  children: ReactNode;
}

/** Makes the part of the page that has a member's stores and live events, for as long as one is signed in. */
export function memberArea(make: () => MemberDependencies) {
  return function MemberArea({ children }: MemberAreaProps) {
    const visitor = useVisitorStores();
    const [stores] = useState(() => createMemberStores(visitor, make()));
    useOwnWay();
    useEffect(() => stores.live.start(), [stores]);
    useEffect(() => stores.version.follow(), [stores]);
    useEffect(() => stores.kept?.follow(), [stores]);
    useEffect(() => stores.deeds.follow(), [stores]);
    useEffect(() => onNetwork(() => retry(stores)), [stores]);
    useEffect(() => onOtherTab(stores.filters.reread), [stores]);
    useEffect(() => onOtherTab(stores.deeds.retry), [stores]);
    return <StoresContext.Provider value={stores}>{children}</StoresContext.Provider>;
  };
}

function retry({ deeds, chat }: Stores): void {
  void deeds.retry();
  void chat.outbox.retryAll();
}

/** Calls when the browser says that there is a network again; an open socket may have outlived the time without one. */
function onNetwork(handle: () => void): () => void {
  window.addEventListener('online', handle);
  return () => window.removeEventListener('online', handle);
}

/** Where the member before was is not this one's way, also when it was another tab that signed in. */
function useOwnWay(): void {
  const { session } = useVisitorStores();
  const navigate = useNavigate();
  const begin = useEffectEvent(() => {
    if (session.isOtherThanBefore) void navigate(pagePaths.profile, { replace: true });
  });
  useLayoutEffect(() => begin(), []);
}
