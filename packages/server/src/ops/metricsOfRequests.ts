import { sendMessage } from '@iskra/api-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, Histogram } from './metricsRegistry';

const boundsS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts every answered request by its route's pattern, so that no id and no address gets into a label. */
export class RequestMetrics {
  private readonly requests = new Counter('iskra_http_requests_total', 'Answered requests');
  private readonly durations = new Histogram(
    'iskra_http_request_duration_seconds',
    'From the request to the end of its answer',
    boundsS,
  );
  private readonly sent = new Counter(
    'iskra_messages_sent_total',
    'Accepted messages of members; a repeated send counts again',
    {},
  );

  watch(app: FastifyInstance): void {
    app.addHook('onResponse', (request, reply, done) => {
      this.note(request, reply);
      done();
    });
  }

  read() {
    return [this.requests, this.durations, this.sent];
  }

  private note({ method, routeOptions }: FastifyRequest, { statusCode, elapsedTime }: FastifyReply): void {
    const route = routeOptions.url ?? 'none';
    const labels = { method, route, status: `${Math.floor(statusCode / 100)}xx` };
    this.requests.add(labels);
    this.durations.observe(labels, elapsedTime / 1000);
    const isMessage = method === sendMessage.method && route === sendMessage.path;
    if (isMessage && labels.status === '2xx') this.sent.add();
  }
}
