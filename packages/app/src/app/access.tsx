import { pagePaths } from '@iskra/api-contract/pagePaths';
import { observer } from 'mobx-react-lite';
import { Navigate, Outlet, useLocation, type Location } from 'react-router-dom';
import { useVisitorStores } from '../model/StoresContext';
import { ScreenFailed, ScreenLoading } from '../shared/layout';

/** What the router calls the location at which the page was opened. */
const openingKey = 'default';

/**
 * Visitors go to /register, who signed out to /login; a session that ended by itself leads there too, and back
 * afterwards (D-01) [ACC-01, SET-09].
 */
export const RequireMember = observer(function RequireMember() {
  const { session } = useVisitorStores();
  const location = useLocation();
  if (session.isSignedIn) return <Outlet />;
  if (session.isUnknown) return <WhoIsThis />;
  const from = location.pathname + location.search;
  return (
    <Navigate
      to={session.hasExpired || session.hasLoggedOut ? '/login' : '/register'}
      replace
      state={session.hasExpired ? { from } : null}
    />
  );
});

/**
 * A signed-in visit to /login or /register goes on to where this member was, or to /profile (D-01). Whose session is
 * found over where the page was opened learns it at /login: the server, which leads a visitor from / to /register,
 * does not know whom this device remembers.
 */
export const RequireVisitor = observer(function RequireVisitor() {
  const { session } = useVisitorStores();
  const { state, key, pathname } = useLocation() as Location<{ from?: string } | null>;
  if (session.isUnknown) return <WhoIsThis />;
  if (session.hasExpired && key === openingKey && pathname === pagePaths.register)
    return <Navigate to={pagePaths.login} replace />;
  if (!session.isSignedIn) return <Outlet />;
  const from = session.isOtherThanBefore ? undefined : state?.from;
  return <Navigate to={from ?? '/profile'} replace />;
});

/** Waits for the server to say who is signed in; where it did not, loading the page anew asks again [ACC-04]. */
const WhoIsThis = observer(function WhoIsThis() {
  const { session } = useVisitorStores();
  return session.isStale ? <ScreenFailed /> : <ScreenLoading />;
});
