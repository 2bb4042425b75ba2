import { PusherRealtime } from '../shared/realtime';
import { indexedOutbox } from '../shared/storage';
import { indexedAnswers } from '../shared/storage/answerStorage';
import { systemClock } from '../shared/store';
import type { WatchVersion } from '../model/version/NewVersion';
import type { Texts } from '../shared/i18n';
import { memberArea } from './memberArea';
import { memberPages } from './MemberPages';
import { memberScreens } from './memberScreens';
import type { Page } from './Page';
import { untilSuccessor } from './untilSuccessor';

/** What a signed-in member's page has besides: live events by pusher-js, the outbox in IndexedDB, the screens. */
export function pageMember(page: Page, texts: Texts) {
  const MemberArea = memberArea(() => {
    const realtime = new PusherRealtime(() => page.realtimeConfig, page.csrf, page.api);
    page.socketId = () => realtime.socketId();
    // Loads after the page: nobody waits for a newer one.
    const watchVersion: WatchVersion = (onWaiting) =>
      void untilSuccessor()
        .then(() => import('./watchVersion'))
        .then((loaded) => loaded.watchVersion(onWaiting, page.tabStorage))
        .catch((error: unknown) => console.warn('The page is not kept', error));
    const kept = { outbox: indexedOutbox(page.storage), answers: indexedAnswers() };
    return { ...page, ...kept, realtime, clock: systemClock, watchVersion };
  });
  return { MemberArea, ...memberPages(memberScreens(texts)) };
}
