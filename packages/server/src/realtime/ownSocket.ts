import type { FastifyRequest } from 'fastify';
import type { Deps } from '../Deps';

/** The socket that an event should pass over: X-Socket-ID, if it is really this member's. */
export function ownSocket(
  deps: Pick<Deps, 'broadcaster'>,
  request: FastifyRequest,
  userId: number,
): string | null {
  const given = request.headers['x-socket-id'];
  return typeof given === 'string' && deps.broadcaster.ownerOf(given) === userId ? given : null;
}
