import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Deps } from '../Deps';
import { outbox } from '../db/schema';
import { within } from '../http/within';
import { countRequests } from './countRequests';
import { onlyOperators } from './onlyOperators';

const databaseMs = 2000;

/** `/metrics` for Prometheus: numbers of this process, nothing of a member. */
export function metricsRoutes(app: FastifyInstance, deps: Deps): void {
  const own = new Registry();
  countRequests(app, own);
  own.registerMetric(deps.escapes.counter);
  watchSockets(deps, own);
  watchOutbox(deps, own);
  const all = Registry.merge([own, ofProcess()]);
  app.get('/metrics', { onRequest: onlyOperators(deps.config) }, async (_, reply) => {
    const text = await all.metrics();
    return reply.header('Cache-Control', 'no-store').type(all.contentType).send(text);
  });
}

let defaults: Registry | undefined;

/** The library's own metrics of the process, collected once however many servers it holds. */
function ofProcess(): Registry {
  if (defaults) return defaults;
  defaults = new Registry();
  collectDefaultMetrics({ register: defaults });
  return defaults;
}

function watchSockets({ broadcaster, relay }: Deps, registry: Registry): void {
  const watch = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  watch('iskra_sockets_open', 'Open live connections', () => broadcaster.counts().sockets);
  watch(
    'iskra_subscriptions',
    'Channels that open live connections subscribe to',
    () => broadcaster.counts().subscriptions,
  );
  watch('iskra_realtime_listening', 'Whether events of other processes arrive', () =>
    relay.isListening() ? 1 : 0,
  );
}

/** Has no value while the database does not answer, just when the other numbers matter most. */
function watchOutbox({ db }: Deps, registry: Registry): void {
  new Gauge({
    name: 'iskra_outbox_rows',
    help: 'Events that wait or are kept for other processes',
    registers: [registry],
    async collect() {
      const rows = await within(databaseMs, db.$count(outbox)).catch(() => null);
      if (rows === null) this.remove();
      else this.set(rows);
    },
  });
}
