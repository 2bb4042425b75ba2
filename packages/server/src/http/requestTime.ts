import type { FastifyInstance } from 'fastify';
import type { Deps } from '../Deps';

/** Reads the clock once per request, as `request.now`, so that no answer mixes two times. */
export function readClockOnce(app: FastifyInstance, deps: Pick<Deps, 'now'>): void {
  app.addHook('onRequest', (request, _reply, done) => {
    request.now = deps.now();
    done();
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** When the request arrived, by the server's clock. */
    now: Date;
  }
}
