import { authenticateUser, authorizeChannel } from '@iskra/api-contract';
import { mayHear } from '../realtime/mayHear';
import { sign } from '../realtime/sign';
import type { SocketOwners } from '../realtime/SocketOwners';
import { Refused } from '../world/Refused';
import type { Answer } from './answer';

/** Who may hear which channel (D-09) [RT-03]. */
export const broadcastingHandlers = (answer: Answer, owners: SocketOwners) => [
  answer(authorizeChannel, ({ body, me, world }) => {
    const { socket_id: socketId, channel_name: channel } = body;
    if (!mayHear(world, me.id, channel)) throw new Refused(403, 'forbidden');
    owners.claim(socketId, me.id);
    return { auth: sign(socketId, channel) };
  }),

  answer(authenticateUser, ({ body: { socket_id: socketId }, me, session }) => {
    owners.claim(socketId, me.id);
    const userData = JSON.stringify({ id: String(me.id), session: session.token });
    return { auth: sign(socketId, `user::${userData}`), user_data: userData };
  }),
];
