import { authenticateUser, authorizeChannel, authorizeChannels } from '@iskra/api-contract';
import { mayHear, parseChannel, Refused, type DialogueToHear } from '@iskra/api-contract/rules';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../Deps';
import { route } from '../../http/route';
import { dialoguesToHear } from '../dialogues/dialogues.repository';

/** Who may hear which channel (D-09). */
export function broadcastingRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, authorizeChannel, async ({ me, session, body }) => {
    const { socket_id: socketId, channel_name: channel } = body;
    const isAllowed = await channelsFor(me.id, [channel]);
    if (!isAllowed(channel)) throw new Refused(403, 'forbidden');
    return deps.realtime.authorize(socketId, channel, { userId: me.id, sessionId: session.id });
  });

  route(app, deps, authorizeChannels, async ({ me, session, body }) => {
    const { socket_id: socketId, channel_names: names } = body;
    const isAllowed = await channelsFor(me.id, names);
    const member = { userId: me.id, sessionId: session.id };
    const answers = names.map((name) => [
      name,
      isAllowed(name) ? deps.realtime.authorize(socketId, name, member) : null,
    ]);
    return { channels: Object.fromEntries(answers) as Record<string, { auth: string } | null> };
  });

  route(app, deps, authenticateUser, ({ me, session, body }) =>
    Promise.resolve(deps.realtime.signIn(body.socket_id, { userId: me.id, sessionId: session.id })),
  );

  /** Which of these a member may hear; all dialogues among them are asked for at once. */
  async function channelsFor(userId: number, names: readonly string[]): Promise<(name: string) => boolean> {
    const asked = new Map(names.map((name) => [name, parseChannel(name)]));
    const ids = [...asked.values()].flatMap((channel) => (channel?.kind === 'dialogue' ? [channel.id] : []));
    const dialogues =
      ids.length > 0 ? await dialoguesToHear(deps.db, ids, userId) : new Map<number, DialogueToHear>();
    return (name) => mayHear(asked.get(name) ?? null, userId, (id) => dialogues.get(id));
  }
}
