import { authenticateUser, authorizeChannel, channels } from '@iskra/api-contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../Deps';
import { Refused } from '../../http/Refused';
import { route } from '../../http/route';
import { isOpenTo } from '../dialogues/dialogues.repository';

/** Who may hear which channel (D-09). */
export function broadcastingRoutes(app: FastifyInstance, deps: Deps): void {
  const { broadcaster } = deps;

  route(app, deps, authorizeChannel, async ({ me, session, body }) => {
    const { socket_id: socketId, channel_name: channel } = body;
    const owner = { userId: me.id, sessionId: session.id };
    const mayHear = await isForMember(channel, me.id);
    if (!mayHear || !broadcaster.claim(socketId, owner)) throw new Refused(403, 'forbidden');
    return { auth: broadcaster.signatures.channel(socketId, channel) };
  });

  route(app, deps, authenticateUser, ({ me, session, body }) => {
    const { socket_id: socketId } = body;
    if (!broadcaster.claim(socketId, { userId: me.id, sessionId: session.id }))
      throw new Refused(403, 'forbidden');
    const userData = JSON.stringify({ id: String(me.id) });
    return Promise.resolve({ auth: broadcaster.signatures.user(socketId, userData), user_data: userData });
  });

  async function isForMember(channel: string, userId: number): Promise<boolean> {
    const own = [channels.member, channels.block, channels.premium].map((channelOf) => channelOf(userId));
    if ([channels.liked(), ...own].includes(channel)) return true;
    const dialogueId = Number(/^private-chat-dialog\.([1-9]\d{0,14})$/.exec(channel)?.[1]);
    return Number.isInteger(dialogueId) && isOpenTo(deps.db, dialogueId, userId);
  }
}
