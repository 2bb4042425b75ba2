import { Banner, color, focusRing, media, space, z } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { Outlet, useMatch } from 'react-router-dom';
import styled from 'styled-components';
import { useStores } from '../../app/StoresContext';
import { useText } from '../../shared/i18n';
import { ScreenLoading, useLayout } from '../../shared/layout';
import { MatchCelebration } from '../matches';
import { Toasts, type PageNotifier } from '../notifications';
import { PremiumDialogHost } from '../premium';
import { BottomMenu } from './components/BottomMenu';
import { Sidebar } from './components/Sidebar';
import { shellMessages } from './messages';
import { useDelayed } from './useDelayed';
import { useOnlineStatus } from './useOnlineStatus';

const offlineAfterMs = 3000;

/** What stands around every screen of a signed-in member. */
export const Shell = observer(function Shell({ notifier }: { notifier: PageNotifier }) {
  const { live } = useStores();
  const t = useText();
  const isMobile = useLayout() === 'mobile';
  const isRoom = useMatch('/messages/:dialogId') !== null;
  const isChat = useMatch('/messages/*') !== null;
  const isOffline = useDelayed(live.connection !== 'connected', offlineAfterMs);
  useOnlineStatus();

  return (
    <PremiumDialogHost>
      <Frame data-room={isRoom || undefined} data-filled={isRoom || (isChat && !isMobile) || undefined}>
        <Skip href="#content">{t(shellMessages.skip)}</Skip>
        {!isMobile && <Sidebar />}
        <main id="content" tabIndex={-1}>
          {isOffline && <Banner tone="offline">{t(shellMessages.offline)}</Banner>}
          <Suspense fallback={<ScreenLoading />}>
            <Outlet />
          </Suspense>
        </main>
        {isMobile && !isRoom && <BottomMenu />}
      </Frame>
      <Toasts notifier={notifier} />
      <MatchCelebration />
    </PremiumDialogHost>
  );
});

const Frame = styled.div`
  display: grid;
  grid-template-columns: 264px minmax(0, 1fr);
  min-block-size: 100dvh;
  & > main {
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    outline: none;
  }
  &[data-filled] > main {
    block-size: 100dvh;
  }
  @media (max-width: 1000px) {
    grid-template-columns: 88px minmax(0, 1fr);
  }
  ${media.mobile} {
    display: block;
    padding-block-end: calc(64px + env(safe-area-inset-bottom));
    &[data-room] {
      padding-block-end: 0;
    }
  }
`;

const Skip = styled.a`
  position: absolute;
  inset-block-start: ${space(2)};
  inset-inline-start: ${space(2)};
  z-index: ${z('toast')};
  padding: ${space(3)} ${space(4)};
  background: ${color('surface-raised')};
  color: ${color('text-primary')};
  ${focusRing}
  &:not(:focus) {
    clip-path: inset(50%);
  }
`;
