import type { FastifyRequest } from 'fastify';

/** The socket of X-Socket-ID and the member who sent it: events skip it only if it is really theirs. */
export interface OwnSocket {
  readonly socketId: string;
  readonly userId: number;
}

/** The socket that an event should skip, as the request names it; the process that holds it checks its owner. */
export function ownSocket(request: FastifyRequest, userId: number): OwnSocket | null {
  const socketId = request.headers['x-socket-id'];
  return typeof socketId === 'string' && /^\d{1,20}\.\d{1,20}$/.test(socketId) ? { socketId, userId } : null;
}
