import { randomUUID } from 'node:crypto';
import { channels, createDialogue, getMessages, sendMessage } from '@iskra/api-contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../app';
import type { Database } from '../db/Database';
import { outbox } from '../db/schema';
import { createTestServer, type TestServer } from '../test/createTestServer';
import { openSocket, subscribed } from '../test/openSocket';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});
afterEach(() => server.close());

const ask = (url: string) => server.app.inject({ method: 'GET', url });
const metrics = async () => (await ask('/metrics')).body;

async function pair() {
  const man = await server.member({ gender: 'male', name: 'Илларион' });
  const woman = await server.member({ name: 'Есения', email: 'esenia@example.org' });
  const given = { params: { userId: String(woman.user.id) } };
  const { dialog_id: id } = await man.client.call(createDialogue, given);
  const body = { content: 'Тайна', sender_id: man.user.id, recipient_id: woman.user.id };
  return { man, woman, id, send: { params: { dialogId: String(id) }, body } };
}

describe('/metrics', () => {
  it('is Prometheus text, uncached and without a session', async () => {
    const { headers, body } = await ask('/metrics');
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['set-cookie']).toBeUndefined();
    const line =
      /^(# (HELP|TYPE) [a-z_0-9]+ .+|[a-z_0-9]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? (-?[\d.e+-]+|Nan))?$/;
    expect(body.endsWith('\n')).toBe(true);
    for (const one of body.trimEnd().split('\n')) expect(one).toMatch(line);
  });

  it('counts and times requests by the pattern of their route and the class of their status', async () => {
    const { man, id } = await pair();
    await man.client.call(getMessages, { params: { dialogId: String(id) }, query: {} });
    await ask(`/api/nothing/${randomUUID()}`);
    const labels = `{method="GET",route="${getMessages.path}",status="2xx"}`;
    const body = await metrics();
    expect(body).toContain(`iskra_http_requests_total${labels} 1\n`);
    expect(body).toContain(`iskra_http_request_duration_seconds_count${labels} 1\n`);
    expect(body).toContain('iskra_http_requests_total{method="GET",route="none",status="4xx"} 1\n');
  });

  it('has no ids in labels and nothing of a member anywhere', async () => {
    const { man, woman, send } = await pair();
    await man.client.call(sendMessage, send);
    for (const url of ['/profile/user/17', '/photos/secret-key/a.webp', '/api/x?email=esenia@example.org'])
      await man.client.send('GET', url);
    const body = await metrics();
    const routes = [...body.matchAll(/route="([^"]*)"/g)].map(([, route]) => route);
    expect(routes.length).toBeGreaterThan(3);
    for (const route of routes) expect(route).not.toMatch(/\d|secret|@/);
    const cookies = [man, woman].map(({ client }) => client.cookie.split('=')[1] ?? '-');
    const theirs = [man.user.name, woman.user.name, man.user.email, woman.user.email, 'Тайна', ...cookies];
    for (const one of theirs) expect(body).not.toContain(one);
    expect(body).not.toContain('@');
  });

  it('counts sent messages, and not refused ones', async () => {
    const { man, send } = await pair();
    expect(await metrics()).toContain('iskra_messages_sent_total 0\n');
    await man.client.call(sendMessage, send);
    await man.client.try(sendMessage, { ...send, body: { ...send.body, content: '' } });
    expect(await metrics()).toContain('iskra_messages_sent_total 1\n');
  });

  it('says how many sockets are open and what they listen to', async () => {
    const { man, id } = await pair();
    expect(await metrics()).toContain('iskra_sockets_open 0\n');
    const pusher = openSocket(await server.listen(), server.deps.broadcaster.key, man.client);
    await subscribed(pusher, channels.dialogue(id));
    const open = await metrics();
    expect(open).toContain('\niskra_sockets_open 1\n');
    expect(open).toContain('\niskra_subscriptions 1\n');
    pusher.disconnect();
    await expect.poll(metrics).toMatch(/^iskra_sockets_open 0$/m);
    expect(await metrics()).toMatch(/^iskra_subscriptions 0$/m);
  });

  it('counts errors that no handler foresaw by where they came from', async () => {
    server.deps.escapes.note('frame', new Error('unforeseen'));
    server.deps.escapes.note('frame', new Error('unforeseen'));
    expect(await metrics()).toContain('iskra_escaped_errors_total{origin="frame"} 2\n');
  });

  it('says how many events wait in the outbox', async () => {
    const rows = async () => Number(/^iskra_outbox_rows (\d+)$/m.exec(await metrics())?.[1]);
    const before = await rows();
    // On PostgreSQL rows are kept a while for other processes.
    if (!server.databaseUrl) expect(before).toBe(0);
    await server.db.insert(outbox).values({ channel: 'private-x', event: 'x', payload: {} });
    expect(await rows()).toBe(before + 1);
  });

  it('knows memory, processor and lag of the process', async () => {
    const body = await metrics();
    expect(Number(/^process_cpu_seconds_total (.+)$/m.exec(body)?.[1])).toBeGreaterThan(0);
    for (const name of [
      'process_start_time_seconds',
      'nodejs_heap_size_used_bytes',
      'nodejs_heap_size_total_bytes',
      'nodejs_external_memory_bytes',
    ])
      expect(Number(new RegExp(`^${name} (.+)$`, 'm').exec(body)?.[1]), name).toBeGreaterThan(0);
    expect(Number(/^process_resident_memory_bytes (.+)$/m.exec(body)?.[1])).toBeGreaterThan(1e7);
    for (const name of ['p50', 'p99', 'max'])
      expect(body).toMatch(new RegExp(`^nodejs_eventloop_lag_${name}_seconds [\\d.e-]+$`, 'm'));
  });

  it('leaves the outbox out when the database does not answer', async () => {
    const db = { $count: () => new Promise(() => undefined) } as unknown as Database;
    const app = await buildApp({ ...server.deps, db });
    const answer = await app.inject({ method: 'GET', url: '/metrics' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('process_resident_memory_bytes');
    expect(answer.body).not.toMatch(/^iskra_outbox_rows /m);
    await app.close();
  });
});
