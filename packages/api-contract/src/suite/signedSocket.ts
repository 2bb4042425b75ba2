import { authenticateUser } from '..';
import type { Client } from './Client';
import type { LiveSocket, Target } from './Target';

/** A socket that a signed-in page opened and signed in. */
export async function signedSocket(target: Target, client: Client): Promise<LiveSocket> {
  const socket = target.openSocket();
  const signed = await client.get(authenticateUser, { body: { socket_id: socket.id } });
  socket.send('pusher:signin', signed);
  return socket;
}
