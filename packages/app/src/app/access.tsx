import { observer } from 'mobx-react-lite';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useVisitorStores } from '../model/StoresContext';
import { ScreenLoading } from '../shared/layout';

/**
 * Visitors go to /register, who signed out to /login; a session that ended by itself leads there too, and back
 * afterwards (D-01) [ACC-01, SET-09].
 */
export const RequireMember = observer(function RequireMember() {
  const { session } = useVisitorStores();
  const location = useLocation();
  if (session.isSignedIn) return <Outlet />;
  if (session.isUnknown) return <ScreenLoading />;
  const from = location.pathname + location.search;
  return (
    <Navigate
      to={session.hasExpired || session.hasLoggedOut ? '/login' : '/register'}
      replace
      state={session.hasExpired ? { from } : null}
    />
  );
});

/** A signed-in visit to /login or /register goes on to where this member was, or to /profile (D-01). */
export const RequireVisitor = observer(function RequireVisitor() {
  const { session } = useVisitorStores();
  const { state } = useLocation() as { state: { from?: string } | null };
  if (session.isUnknown) return <ScreenLoading />;
  if (!session.isSignedIn) return <Outlet />;
  const from = session.isOtherThanBefore ? undefined : state?.from;
  return <Navigate to={from ?? '/profile'} replace />;
});
