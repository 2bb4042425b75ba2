import { PusherRealtime } from '../shared/realtime';
import { indexedOutbox } from '../shared/storage';
import { systemClock } from '../shared/store';
import { memberArea } from './memberArea';
import type { Page } from './Page';

/** The member area of the real page: live events by pusher-js, the outbox in IndexedDB. */
export function pageMemberArea(page: Page) {
  return memberArea(() => {
    const realtime = new PusherRealtime(() => page.realtimeConfig, page.csrf, page.api);
    page.socketId = () => realtime.socketId();
    return { ...page, realtime, outbox: indexedOutbox(), clock: systemClock };
  });
}
