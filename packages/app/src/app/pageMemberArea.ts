import { PusherRealtime } from '../shared/realtime';
import { indexedOutbox } from '../shared/storage';
import { indexedAnswers } from '../shared/storage/answerStorage';
import { systemClock } from '../shared/store';
import type { WatchVersion } from '../model/version/NewVersion';
import { memberArea } from './memberArea';
import type { Page } from './Page';

/** Loads after the page: nobody waits for a newer one. */
const watchVersion: WatchVersion = (onWaiting) =>
  void import('./watchVersion').then((loaded) => loaded.watchVersion(onWaiting));

/** The member area of the real page: live events by pusher-js, the outbox in IndexedDB. */
export function pageMemberArea(page: Page) {
  return memberArea(() => {
    const realtime = new PusherRealtime(() => page.realtimeConfig, page.csrf, page.api);
    page.socketId = () => realtime.socketId();
    const kept = { outbox: indexedOutbox(), answers: indexedAnswers() };
    return { ...page, ...kept, realtime, clock: systemClock, watchVersion };
  });
}
