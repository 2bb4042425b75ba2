import { pagePaths, publicPages } from '@iskra/api-contract/pagePaths';
import { observer } from 'mobx-react-lite';
import { Suspense, type ComponentType } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import type { PageNotifier } from '../model/notices/pageNotifier';
import { ScreenLoading } from '../shared/layout';
import { RequireMember, RequireVisitor } from './access';
import { Awake } from './Awake';
import type { Screens } from './createScreens';
import type { MemberAreaProps } from './memberArea';
import { ScreenBoundary } from './ScreenBoundary';
import { useVisitorStores } from '../model/StoresContext';

export interface AppRoutesProps {
  screens: Screens;
  notifier: PageNotifier;
  MemberArea: ComponentType<MemberAreaProps>;
}

/** Every address of spec point 2 that the product has so far [ACC-01, ACC-04, ACC-05]. */
export const AppRoutes = observer(function AppRoutes({ screens, notifier, MemberArea }: AppRoutesProps) {
  const { user, hasLoggedOut, hasExpired } = useVisitorStores().session;
  // Whose session has just ended goes to /login from an unknown address too.
  const isStranger = !user && !hasLoggedOut && !hasExpired;
  const routes = (
    <Routes>
      <Route element={<RequireVisitor />}>
        <Route path={pagePaths.login} element={<screens.Login />} />
        <Route path={pagePaths.register} element={<screens.Registration />} />
      </Route>
      {publicPages.map((page) => (
        <Route key={page} path={`/info/${page}`} element={<screens.Info page={page} />} />
      ))}
      <Route element={<RequireMember />}>
        <Route element={<screens.Shell notifier={notifier} />}>
          <Route path={pagePaths.start} element={<Navigate to={pagePaths.profile} replace />} />
          <Route path={pagePaths.profile} element={<screens.Profile />} />
          <Route path={pagePaths.edit} element={<screens.EditProfile />} />
          {[pagePaths.settings, pagePaths.blocked, pagePaths.sessions].map((path) => (
            <Route key={path} path={path} element={<screens.Settings />} />
          ))}
          <Route path={pagePaths.nearby} element={<screens.Nearby />} />
          <Route path={pagePaths.member} element={<screens.Member />} />
          <Route path={pagePaths.encounters} element={<screens.Encounters />} />
          <Route path={pagePaths.messages} element={<screens.Messages />} />
          <Route path={pagePaths.matched} element={<screens.Matched />} />
          <Route path={pagePaths.liked} element={<screens.Liked list="received" />} />
          <Route path={pagePaths.likedGiven} element={<screens.Liked list="given" />} />
          <Route path={pagePaths.passed} element={<screens.Liked list="passed" />} />
          {!isStranger && <Route path="*" element={<screens.NotFound />} />}
        </Route>
      </Route>
      {isStranger && <Route path="*" element={<screens.Info />} />}
    </Routes>
  );
  return (
    <ScreenBoundary>
      <Suspense fallback={<ScreenLoading />}>
        {user ? <MemberArea key={user.id}>{routes}</MemberArea> : routes}
        <Awake />
      </Suspense>
    </ScreenBoundary>
  );
});
