import { afterWindows, whenAlone } from '@iskra/ui/history';
import { useLayoutEffect, useState, useTransition, type ReactNode } from 'react';
import {
  parsePath,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type To,
} from 'react-router-dom';
import { DestinationContext } from '../shared/layout';

/** The router's own for the address bar, which also tells where the member is on the way to: the next screen may be slow. */
export function PageRouter({ children }: { children: ReactNode }) {
  const [history] = useState(createHistory);
  const [drawn, setDrawn] = useState({ location: history.location, action: history.action });
  const [destination, setDestination] = useState('');
  const [isOnTheWay, startTransition] = useTransition();
  useLayoutEffect(
    () =>
      history.listen(({ location, action }) => {
        setDestination(location.pathname);
        startTransition(() => setDrawn({ location, action }));
      }),
    [history],
  );
  return (
    <DestinationContext value={isOnTheWay ? destination : null}>
      <Router location={drawn.location} navigationType={drawn.action} navigator={history}>
        {children}
      </Router>
    </DestinationContext>
  );
}

/**
 * An open window has an entry of its own: written over it, an address would leave that behind for Back to stop at. Whoever
 * goes elsewhere leaves the windows; another query of the same screen waits until they are closed.
 */
function createHistory() {
  const history = createBrowserHistory({ v5Compat: true });
  const { push, replace } = history;
  const isHere = (to: To) => parsePath(history.createHref(to)).pathname === history.location.pathname;
  return Object.assign(history, {
    push: (...to: Parameters<typeof push>) => void afterWindows(() => push(...to)),
    replace: (...to: Parameters<typeof replace>) =>
      void (isHere(to[0]) ? whenAlone : afterWindows)(() => replace(...to)),
  });
}
