import { authenticateUser, authorizeChannel, authorizeChannels } from '@iskra/api-contract';
import { Refused } from '@iskra/api-contract/rules';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../Deps';
import type { UserRow } from '../../db/schema';
import { route } from '../../http/route';
import type { Session } from '../../session/sessions';
import { allowedChannels } from './broadcasting.policy';

/** Who may subscribe to which channel (D-09). */
export function broadcastingRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, realtime } = deps;

  route(app, deps, authorizeChannel, async ({ me, session, body }) => {
    const { socket_id: socketId, channel_name: channel } = body;
    const member = memberOf(me, session);
    const allowed = await allowedChannels(db, me.id, [channel]);
    if (!allowed.has(channel)) throw new Refused(403, 'forbidden');
    return realtime.authorize(socketId, channel, member);
  });

  route(app, deps, authorizeChannels, async ({ me, session, body }) => {
    const { socket_id: socketId, channel_names: names } = body;
    const member = memberOf(me, session);
    const allowed = await allowedChannels(db, me.id, names);
    const answers = names.map((name) => [
      name,
      allowed.has(name) ? realtime.authorize(socketId, name, member) : null,
    ]);
    return { channels: Object.fromEntries(answers) as Record<string, { auth: string } | null> };
  });

  route(app, deps, authenticateUser, ({ me, session, body }) =>
    Promise.resolve(realtime.signIn(body.socket_id, memberOf(me, session))),
  );
}

/** The signing member, with the time; called before the channels are looked up. */
const memberOf = (me: UserRow, session: Session) => ({
  userId: me.id,
  sessionId: session.id,
  signedAt: Date.now(),
});
