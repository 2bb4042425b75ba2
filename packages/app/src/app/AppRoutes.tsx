import { observer } from 'mobx-react-lite';
import { Suspense, type ComponentType } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import type { PageNotifier } from '../features/notifications';
import { ScreenLoading } from '../shared/layout';
import { RequireMember, RequireVisitor } from './access';
import type { Screens } from './createScreens';
import type { MemberAreaProps } from './memberArea';
import { ScreenBoundary } from './ScreenBoundary';
import { useVisitorStores } from './StoresContext';

export interface AppRoutesProps {
  screens: Screens;
  notifier: PageNotifier;
  MemberArea: ComponentType<MemberAreaProps>;
}

/** Every address of spec point 2 that the product has so far [ACC-01, ACC-04, ACC-05]. */
export const AppRoutes = observer(function AppRoutes({ screens, notifier, MemberArea }: AppRoutesProps) {
  const { user } = useVisitorStores().session;
  const routes = (
    <Routes>
      <Route element={<RequireVisitor />}>
        <Route path="/login" element={<screens.Login />} />
        <Route path="/register" element={<screens.Registration />} />
      </Route>
      <Route path="/info/:page" element={<screens.Info />} />
      <Route element={<RequireMember />}>
        <Route element={<screens.Shell notifier={notifier} />}>
          <Route path="/" element={<Navigate to="/profile" replace />} />
          <Route path="/profile" element={<screens.Profile />} />
          <Route path="/profile/edit" element={<screens.EditProfile />} />
          <Route path="/profile/settings" element={<screens.Settings />} />
          <Route path="/profile/search" element={<screens.Nearby />} />
          <Route path="/profile/user/:userId" element={<screens.Member />} />
          <Route path="/encounters" element={<screens.Encounters />} />
          <Route path="/messages/:dialogId?" element={<screens.Messages />} />
          <Route path="/matched" element={<screens.Matched />} />
          <Route path="/liked" element={<screens.Liked />} />
          <Route path="*" element={<screens.NotFound />} />
        </Route>
      </Route>
    </Routes>
  );
  return (
    <ScreenBoundary>
      <Suspense fallback={<ScreenLoading />}>
        {user ? <MemberArea key={user.id}>{routes}</MemberArea> : routes}
      </Suspense>
    </ScreenBoundary>
  );
});
