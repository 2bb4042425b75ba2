import { authenticateUser, authorizeChannel, channels } from '@iskra/api-contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../Deps';
import { Refused } from '../../http/Refused';
import { route } from '../../http/route';
import { isOpenTo } from '../dialogues/dialogues.repository';

/** Who may hear which channel (D-09). */
export function broadcastingRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, authorizeChannel, async ({ me, session, body }) => {
    const { socket_id: socketId, channel_name: channel } = body;
    if (!(await isForMember(channel, me.id))) throw new Refused(403, 'forbidden');
    return deps.realtime.authorize(socketId, channel, { userId: me.id, sessionId: session.id });
  });

  route(app, deps, authenticateUser, ({ me, session, body }) =>
    Promise.resolve(deps.realtime.signIn(body.socket_id, { userId: me.id, sessionId: session.id })),
  );

  async function isForMember(channel: string, userId: number): Promise<boolean> {
    const own = [channels.member, channels.block, channels.premium].map((channelOf) => channelOf(userId));
    if ([channels.liked(), ...own].includes(channel)) return true;
    const dialogueId = Number(/^private-chat-dialog\.([1-9]\d{0,14})$/.exec(channel)?.[1]);
    return Number.isInteger(dialogueId) && isOpenTo(deps.db, dialogueId, userId);
  }
}
