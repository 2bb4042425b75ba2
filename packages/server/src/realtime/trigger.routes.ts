import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { TriggerAuth, type SignedRequest } from './TriggerAuth';

/** One event as a publisher asks for it. */
interface TriggeredEvent {
  readonly channel: string;
  readonly event: string;
  readonly payload: unknown;
  readonly exceptSocket: string | null;
}

/** An app of Pusher's HTTP API and what its calls do. */
export interface TriggerApp {
  readonly appId: string;
  readonly key: string;
  readonly secret: string;
  readonly publish: (events: readonly TriggeredEvent[]) => Promise<void>;
  readonly endMember: (userId: number) => Promise<void>;
  /** Channels with subscribers, and how many each has. */
  readonly occupied: () => ReadonlyMap<string, number>;
  readonly now?: () => number;
}

const maxDataBytes = 100 * 1024;
const channel = z.string().regex(/^[\w\-=@,.;]{1,164}$/);
const name = z.string().min(1).max(200);
const data = z.string().max(maxDataBytes);
const socketId = z.string().regex(/^\d+\.\d+$/);
const trigger = z.object({
  name,
  data,
  channel: channel.optional(),
  channels: z.array(channel).min(1).max(100).optional(),
  socket_id: socketId.optional(),
});
const batched = z.object({ name, data, channel, socket_id: socketId.optional() });
const batch = z.object({ batch: z.array(batched).min(1).max(10) });

/** Pusher's signed HTTP API, so that other programs can publish here with Pusher's libraries. */
export function triggerRoutes(app: FastifyInstance, own: TriggerApp): void {
  const auth = new TriggerAuth(own.key, own.secret, own.now);
  void app.register((scope, _options, done) => {
    scope.removeContentTypeParser('application/json');
    // The signature covers the body as it arrived.
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, next) =>
      next(null, String(body)),
    );
    scope.addHook('preHandler', async (request, reply) => {
      const { appId } = request.params as { appId: string };
      const problem = appId === own.appId ? auth.problem(signedRequest(request)) : 'There is no such app';
      if (problem !== null) await refuse(reply, appId === own.appId ? 401 : 404, problem);
    });

    scope.post('/apps/:appId/events', (request, reply) => tell(request, reply, readTrigger));
    scope.post('/apps/:appId/batch_events', (request, reply) => tell(request, reply, readBatch));
    scope.post<{ Params: { userId: string } }>(
      '/apps/:appId/users/:userId/terminate_connections',
      async ({ params }, reply) => {
        if (/^[1-9]\d{0,14}$/.test(params.userId)) await own.endMember(Number(params.userId));
        return reply.send({});
      },
    );
    scope.get<{ Querystring: Record<string, string> }>('/apps/:appId/channels', ({ query }, reply) => {
      const prefix = query['filter_by_prefix'] ?? '';
      const names = [...own.occupied().keys()].filter((one) => one.startsWith(prefix));
      return reply.send({ channels: Object.fromEntries(names.map((one) => [one, {}])) });
    });
    scope.get<{ Params: { channel: string } }>('/apps/:appId/channels/:channel', ({ params }, reply) => {
      const count = own.occupied().get(params.channel) ?? 0;
      return reply.send({ occupied: count > 0, subscription_count: count });
    });
    done();
  });

  async function tell(
    request: FastifyRequest,
    reply: FastifyReply,
    read: (body: unknown) => TriggeredEvent[] | null,
  ) {
    const signed = signedRequest(request);
    const events = read(parsed(signed.body));
    if (!events) return refuse(reply, 400, 'The event could not be read');
    if (auth.isReplay(signed)) return refuse(reply, 401, 'This very request came before');
    await own.publish(events);
    return reply.send({});
  }
}

function signedRequest(request: FastifyRequest): SignedRequest {
  const url = new URL(request.url, 'http://localhost');
  const body = typeof request.body === 'string' ? request.body : '';
  const query = Object.fromEntries(url.searchParams);
  return { method: request.method, path: url.pathname, query, body };
}

function readTrigger(body: unknown): TriggeredEvent[] | null {
  const wish = trigger.safeParse(body);
  if (!wish.success) return null;
  const targets = wish.data.channels ?? (wish.data.channel === undefined ? [] : [wish.data.channel]);
  return targets.length === 0 ? null : targets.map((target) => asEvent({ ...wish.data, channel: target }));
}

function readBatch(body: unknown): TriggeredEvent[] | null {
  const wish = batch.safeParse(body);
  return wish.success ? wish.data.batch.map(asEvent) : null;
}

/** `data` is JSON text by custom, but need not be. */
function asEvent(one: z.output<typeof batched>): TriggeredEvent {
  const payload = parsed(one.data) ?? one.data;
  return { channel: one.channel, event: one.name, payload, exceptSocket: one.socket_id ?? null };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function refuse(reply: FastifyReply, status: number, message: string) {
  return reply
    .code(status)
    .header('Cache-Control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(message);
}
