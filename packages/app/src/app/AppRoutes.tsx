import { observer } from 'mobx-react-lite';
import { lazy, Suspense, type ComponentType } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { LoginPage } from '../features/auth/LoginPage';
import type { PageNotifier } from '../features/notifications';
import { ScreenLoading } from '../shared/layout';
import { RequireMember, RequireVisitor } from './access';
import type { MemberAreaProps } from './memberArea';
import { ScreenBoundary } from './ScreenBoundary';
import { useVisitorStores } from './StoresContext';

const Shell = lazy(() => import('../features/shell/Shell').then(({ Shell }) => ({ default: Shell })));
const RegistrationPage = lazy(() =>
  import('../features/registration/RegistrationPage').then((module) => ({
    default: module.RegistrationPage,
  })),
);
const NearbyPage = lazy(() =>
  import('../features/nearby/NearbyPage').then((module) => ({ default: module.NearbyPage })),
);
const EncountersPage = lazy(() =>
  import('../features/encounters/EncountersPage').then((module) => ({ default: module.EncountersPage })),
);
const MessagesPage = lazy(() =>
  import('../features/chat/MessagesPage').then((module) => ({ default: module.MessagesPage })),
);
const LikedPage = lazy(() =>
  import('../features/likes/LikedPage').then((module) => ({ default: module.LikedPage })),
);
const MatchedPage = lazy(() =>
  import('../features/matches/MatchedPage').then((module) => ({ default: module.MatchedPage })),
);
const MemberPage = lazy(() =>
  import('../features/member/MemberPage').then((module) => ({ default: module.MemberPage })),
);
const ProfilePage = lazy(() =>
  import('../features/profile/ProfilePage').then((module) => ({ default: module.ProfilePage })),
);
const InfoPage = lazy(() =>
  import('../features/info/InfoPage').then((module) => ({ default: module.InfoPage })),
);
const NotFoundPage = lazy(() =>
  import('../features/info/NotFoundPage').then((module) => ({ default: module.NotFoundPage })),
);

export interface AppRoutesProps {
  notifier: PageNotifier;
  MemberArea: ComponentType<MemberAreaProps>;
}

/** Every address of spec point 2 that the product has so far [ACC-01, ACC-04, ACC-05]. */
export const AppRoutes = observer(function AppRoutes({ notifier, MemberArea }: AppRoutesProps) {
  const { user } = useVisitorStores().session;
  const routes = (
    <Routes>
      <Route element={<RequireVisitor />}>
        <Route path="/login" element={<LoginPage />} />
        <Route path="/register" element={<RegistrationPage />} />
      </Route>
      <Route path="/info/:page" element={<InfoPage />} />
      <Route element={<RequireMember />}>
        <Route element={<Shell notifier={notifier} />}>
          <Route path="/" element={<Navigate to="/profile" replace />} />
          <Route path="/profile" element={<ProfilePage />} />
          <Route path="/profile/search" element={<NearbyPage />} />
          <Route path="/profile/user/:userId" element={<MemberPage />} />
          <Route path="/encounters" element={<EncountersPage />} />
          <Route path="/messages/:dialogId?" element={<MessagesPage />} />
          <Route path="/matched" element={<MatchedPage />} />
          <Route path="/liked" element={<LikedPage />} />
          <Route path="*" element={<NotFoundPage />} />
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
