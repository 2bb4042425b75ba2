import type { Broadcaster } from './Broadcaster';
import type { LiveRow } from './Relay';

/** Applies a row of the outbox to this process's own sockets. */
export function deliver(broadcaster: Broadcaster, row: LiveRow): void {
  const { kind, channel, event, payload, userId, sessionTag, exceptSocket, exceptUserId } = row;
  if (kind === 'end-session') return broadcaster.closeSession(sessionTag ?? '');
  if (kind === 'end-member') return broadcaster.closeMember(userId ?? 0);
  if (channel === null) return;
  if (kind === 'revoke') return broadcaster.revoke(userId ?? 0, channel);
  if (event === null) return;
  if (userId !== null) return broadcaster.publishTo(userId, channel, event, payload);
  const except = exceptSocket === null ? null : { socketId: exceptSocket, userId: exceptUserId };
  broadcaster.publish(channel, event, payload, except);
}
