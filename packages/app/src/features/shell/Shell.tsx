import { Banner } from '@iskra/ui';
import { AppShell } from '@iskra/ui/AppShell';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { Outlet, useLocation, useMatch } from 'react-router-dom';
import { useStores } from '../../model/StoresContext';
import { useText } from '../../shared/i18n';
import { Announcement, ScreenLoading, useDelayed, useLayout } from '../../shared/layout';
import { MatchCelebration } from '../matches';
import { LateToasts } from '../notifications';
import type { PageNotifier } from '../../model/notices/pageNotifier';
import { PremiumDialogHost } from '../premium';
import { SafetyDialogHost } from '../safety';
import { BottomMenu } from './components/BottomMenu';
import { NewVersion } from './components/NewVersion';
import { ScreenPlace } from './components/ScreenPlace';
import { Sidebar } from './components/Sidebar';
import { UnreadMark } from './components/UnreadMark';
import { shellMessages } from './messages';
import { PauseWatch } from './paused/PauseWatch';
import { useOnlineStatus } from './useOnlineStatus';
import { useScrollPlace } from './useScrollPlace';

const offlineAfterMs = 3000;

/** What stands around every screen of a signed-in member. */
export const Shell = observer(function Shell({ notifier }: { notifier: PageNotifier }) {
  const { live } = useStores();
  const t = useText();
  const isMobile = useLayout() === 'mobile';
  const isRoom = useMatch('/messages/:dialogId') !== null;
  const isChat = useMatch('/messages/*') !== null;
  const { pathname } = useLocation();
  const isOffline = useDelayed(live.connection !== 'connected', offlineAfterMs);
  const lost = isOffline ? t(live.polling.isAnswered ? shellMessages.delayed : shellMessages.offline) : '';
  useOnlineStatus();
  useScrollPlace();

  return (
    <PremiumDialogHost review={t(shellMessages.premiumReview)}>
      <SafetyDialogHost>
        <AppShell
          filled={isRoom || (isChat && !isMobile)}
          sidebar={isMobile ? undefined : <Sidebar />}
          bottomMenu={isMobile && !isRoom ? <BottomMenu /> : undefined}
        >
          {lost && <Banner tone="offline">{lost}</Banner>}
          <Announcement text={lost} />
          <NewVersion />
          <PauseWatch />
          <ScreenPlace address={pathname}>
            <Suspense fallback={<ScreenLoading />}>
              <Outlet />
            </Suspense>
          </ScreenPlace>
        </AppShell>
        <UnreadMark />
        <LateToasts notifier={notifier} />
        <MatchCelebration />
      </SafetyDialogHost>
    </PremiumDialogHost>
  );
});
