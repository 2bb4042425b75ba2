import type { FastifyInstance } from 'fastify';
import type { Deps } from '../Deps';
import { outbox } from '../db/schema';
import { onlyOperators } from './onlyOperators';
import { ProcessMetrics } from './metricsOfProcess';
import { RequestMetrics } from './metricsOfRequests';
import { gauge, metricsContentType, metricsText } from './metricsRegistry';
import { within } from '../http/within';

const databaseMs = 2000;

/** `/metrics` for Prometheus: numbers of this process, nothing of a member. */
export function metricsRoutes(app: FastifyInstance, deps: Deps): void {
  const ofProcess = new ProcessMetrics();
  const ofRequests = new RequestMetrics();
  ofRequests.watch(app);
  app.addHook('onClose', (_, done) => {
    ofProcess.stop();
    done();
  });
  app.get('/metrics', { onRequest: onlyOperators(deps.config) }, async (_, reply) => {
    const all = [
      ...ofRequests.read(),
      deps.escapes.counter,
      ...ofSockets(deps),
      ...(await ofOutbox(deps)),
      ...ofProcess.read(),
    ];
    return reply.header('Cache-Control', 'no-store').type(metricsContentType).send(metricsText(all));
  });
}

function ofSockets({ broadcaster, relay }: Deps) {
  const { sockets, subscriptions } = broadcaster.counts();
  return [
    gauge('iskra_sockets_open', 'Open live connections', sockets),
    gauge('iskra_subscriptions', 'Channels that open live connections listen to', subscriptions),
    gauge(
      'iskra_realtime_listening',
      'Whether events of other processes are heard',
      relay.isListening() ? 1 : 0,
    ),
  ];
}

/** Left out while the database does not answer: the other numbers are wanted most just then. */
async function ofOutbox({ db }: Deps) {
  const rows = await within(databaseMs, db.$count(outbox)).catch(() => null);
  return rows === null
    ? []
    : [gauge('iskra_outbox_rows', 'Events that wait or are kept for other processes', rows)];
}
