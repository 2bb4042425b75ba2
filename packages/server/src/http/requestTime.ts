import type { FastifyInstance } from 'fastify';
import type { Deps } from '../Deps';

/** Reads the clock once for each request, as `request.now`: whatever answers it knows one time. */
export function readClockOnce(app: FastifyInstance, deps: Pick<Deps, 'now'>): void {
  app.addHook('onRequest', (request, _reply, done) => {
    request.now = deps.now();
    done();
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** When the request came, by the server's clock. */
    now: Date;
  }
}
