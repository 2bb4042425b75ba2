import type { LiveRoom } from '../../shared/realtime';
import type { SessionStore } from './SessionStore';

/** The member's own data are changed by their other pages too. */
export const sessionEvents = (session: SessionStore): LiveRoom => ({
  events: { memberChanged: ({ user_id: id }) => (id === session.user?.id ? session.restore() : undefined) },
  catchUp: () => session.restore(),
});
