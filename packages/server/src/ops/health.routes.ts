import type { FastifyInstance } from 'fastify';
import type { Deps } from '../Deps';
import { onlyOperators } from './onlyOperators';
import { Readiness } from './Readiness';

/** `/health`: the process lives. `/ready`: it can serve members; otherwise 503 and why not. */
export function healthRoutes(app: FastifyInstance, deps: Deps): void {
  const readiness = new Readiness(deps.db);
  app.addHook('preClose', (done) => {
    readiness.stop();
    done();
  });
  app.get('/health', (_, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'ok' }));
  app.get('/ready', { onRequest: onlyOperators(deps.config) }, async (_, reply) => {
    void reply.header('Cache-Control', 'no-store');
    const reason = await readiness.whyNot();
    if (!reason) return reply.send({ status: 'ready' });
    return reply.code(503).send({ status: 'unready', reason });
  });
}
