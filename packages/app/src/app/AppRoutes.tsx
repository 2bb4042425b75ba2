import { pagePaths, publicPages } from '@iskra/api-contract/pagePaths';
import { observer } from 'mobx-react-lite';
import { Suspense, useContext, type ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { PageNotifier } from '../model/notices/pageNotifier';
import { DestinationContext, OnItsWay, ScreenLoading } from '../shared/layout';
import { RequireMember, RequireVisitor } from './access';
import { Arrival } from './Arrival';
import { Awake } from './Awake';
import type { MemberAreaProps } from './memberArea';
import type { MemberPagesProps } from './MemberPages';
import { ScreenBoundary } from './ScreenBoundary';
import { useVisitorStores } from '../model/StoresContext';
import type { VisitorScreens } from './visitorScreens';

export interface AppRoutesProps {
  screens: VisitorScreens;
  notifier: PageNotifier;
  MemberArea: ComponentType<MemberAreaProps>;
  MemberPages: ComponentType<MemberPagesProps>;
}

const { login, register, info, ...ofMembers } = pagePaths;
const memberPaths = Object.values(ofMembers);

/** Every address of spec point 2 that the product has so far [ACC-01, ACC-04, ACC-05]. */
export const AppRoutes = observer(function AppRoutes(props: AppRoutesProps) {
  const { screens, notifier, MemberArea, MemberPages } = props;
  const { user, hasLoggedOut, hasExpired } = useVisitorStores().session;
  // Whose session has just ended goes to /login from an unknown address too.
  const isStranger = !user && !hasLoggedOut && !hasExpired;
  const routes = (
    <Routes>
      <Route element={<RequireVisitor />}>
        <Route path={login} element={<screens.Login />} />
        <Route path={register} element={<screens.Registration />} />
      </Route>
      {publicPages.map((page) => (
        <Route key={page} path={`/info/${page}`} element={<screens.Info page={page} />} />
      ))}
      <Route element={<RequireMember />}>
        {(isStranger ? memberPaths : ['*']).map((path) => (
          <Route key={path} path={path} element={<MemberPages notifier={notifier} />} />
        ))}
      </Route>
      {isStranger && <Route path="*" element={<screens.Info />} />}
    </Routes>
  );
  return (
    <ScreenBoundary>
      <NextScreen />
      <Suspense fallback={<ScreenLoading />}>
        {user ? <MemberArea key={user.id}>{routes}</MemberArea> : routes}
        <Awake />
        <Arrival />
      </Suspense>
    </ScreenBoundary>
  );
});

/** Says that the next screen is on its way, while the one before stands. */
function NextScreen() {
  const destination = useContext(DestinationContext);
  return destination !== null && <OnItsWay key={destination} />;
}
