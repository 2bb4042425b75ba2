import type { LiveRoom } from '../../shared/realtime';
import type { Clock } from '../../shared/store';
import type { ServerSwitch } from './ServerSwitch';
import type { SessionStore } from './SessionStore';

/** A tab that is looked at now and then asks no more often than this, in ms. */
const askAgainMs = 5 * 60_000;

/** The member's own data are changed by their other pages too; what was not told is asked for (D-10). */
export function sessionEvents(session: SessionStore, clock: Pick<Clock, 'now'>): LiveRoom {
  const now = () => clock.now().getTime();
  // The page asked when it began, or the member has just signed in.
  let askedAt = now();
  const restore = () => {
    askedAt = now();
    return session.restore();
  };
  return {
    events: { memberChanged: ({ user_id: id }) => (id === session.user?.id ? restore() : undefined) },
    // A page that began without a network shows what the device kept, and heard of no change since.
    refresh: async () => {
      if (session.isStale) await restore();
    },
    catchUp: async (after) => {
      if (after === 'gap' || now() - askedAt >= askAgainMs) await restore();
    },
  };
}

/** The pause shows on every page: another page of the member may switch it, or did while this one was away. */
export function pauseEvents({ query }: ServerSwitch): LiveRoom {
  const refresh = () => query.markStale();
  return { events: { memberChanged: refresh }, refresh };
}
