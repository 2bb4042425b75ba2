import type { FastifyRequest } from 'fastify';

/** The socket of X-Socket-ID and the member who sent it: it is passed over only where it is really theirs. */
export interface OwnSocket {
  readonly socketId: string;
  readonly userId: number;
}

/** The socket that an event should pass over, as the request names it; whoever holds the socket checks whose it is. */
export function ownSocket(request: FastifyRequest, userId: number): OwnSocket | null {
  const socketId = request.headers['x-socket-id'];
  return typeof socketId === 'string' && /^\d{1,20}\.\d{1,20}$/.test(socketId) ? { socketId, userId } : null;
}
