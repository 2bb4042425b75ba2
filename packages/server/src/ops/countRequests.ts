import { sendMessage } from '@iskra/api-contract';
import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const labelNames = ['method', 'route', 'status'] as const;

/** Counts and times every answered request by its route's pattern, so that no id and no address gets into a label. */
export function countRequests(app: FastifyInstance, registry: Registry): void {
  const registers = [registry];
  const requests = new Counter({
    name: 'iskra_http_requests_total',
    help: 'Answered requests',
    labelNames,
    registers,
  });
  const durations = new Histogram({
    name: 'iskra_http_request_duration_seconds',
    help: 'From the request to the end of its answer',
    buckets,
    labelNames,
    registers,
  });
  const sent = new Counter({
    name: 'iskra_messages_sent_total',
    help: 'Accepted messages of members; a repeated send counts again',
    registers,
  });
  app.addHook('onResponse', ({ method, routeOptions }, { statusCode, elapsedTime }, done) => {
    const route = routeOptions.url ?? 'none';
    const labels = { method, route, status: `${Math.floor(statusCode / 100)}xx` };
    requests.inc(labels);
    durations.observe(labels, elapsedTime / 1000);
    const isMessage = method === sendMessage.method && route === sendMessage.path;
    if (isMessage && labels.status === '2xx') sent.inc();
    done();
  });
}
