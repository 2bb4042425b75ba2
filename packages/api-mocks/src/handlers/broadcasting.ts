import { authenticateUser, authorizeChannel, authorizeChannels } from '@iskra/api-contract';
import { Refused } from '@iskra/api-contract/rules';
import { mayHear } from '../realtime/mayHear';
import { sign } from '../realtime/sign';
import type { SocketOwners } from '../realtime/SocketOwners';
import type { Answer } from './answer';

/** Who may subscribe to which channel (D-09) [RT-03]. */
export const broadcastingHandlers = (answer: Answer, owners: SocketOwners) => [
  answer(authorizeChannel, ({ body, me, session, world }) => {
    const { socket_id: socketId, channel_name: channel } = body;
    if (!mayHear(world, me.id, channel)) throw new Refused(403, 'forbidden');
    owners.claim(socketId, session);
    return { auth: sign(socketId, channel) };
  }),

  answer(authorizeChannels, ({ body, me, session, world }) => {
    const { socket_id: socketId, channel_names: names } = body;
    owners.claim(socketId, session);
    const answers = names.map((name) => [
      name,
      mayHear(world, me.id, name) ? { auth: sign(socketId, name) } : null,
    ]);
    return { channels: Object.fromEntries(answers) as Record<string, { auth: string } | null> };
  }),

  answer(authenticateUser, ({ body: { socket_id: socketId }, me, session }) => {
    owners.claim(socketId, session);
    const userData = JSON.stringify({ id: String(me.id), session: session.token });
    return { auth: sign(socketId, `user::${userData}`), user_data: userData };
  }),
];
