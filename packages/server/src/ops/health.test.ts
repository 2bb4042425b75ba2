import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sql } from 'drizzle-orm';
import { buildApp } from '../app';
import type { Database } from '../db/Database';
import { createTestServer, type TestServer } from '../test/createTestServer';
import { Readiness } from './Readiness';

const token = 'a-token-of-some-length';
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { metricsToken: token } });
});
afterAll(() => server.close());

const pending = new Promise<never>(() => undefined);
const silentDatabase = { execute: () => pending } as unknown as Database;
const ask = (url: string, more: object = {}) => server.app.inject({ method: 'GET', url, ...more });
const elsewhere = { remoteAddress: '203.0.113.9' };

describe('/health', () => {
  it('answers anyone, uncached and without a session', async () => {
    const answer = await ask('/health', elsewhere);
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});

describe('/ready', () => {
  it('answers that all is well, uncached and without a session', async () => {
    const answer = await ask('/ready');
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ready' }]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('answers 503 when the database does not answer within two seconds', async () => {
    const app = await buildApp({ ...server.deps, db: silentDatabase });
    const startedAt = Date.now();
    const answer = await app.inject({ method: 'GET', url: '/ready' });
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(1990);
    expect(Date.now() - startedAt).toBeLessThan(5000);
    expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'unready', reason: 'database' }]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await app.inject({ method: 'GET', url: '/health' })).statusCode).toBe(200);
    await app.close();
  });
});

describe('readiness', () => {
  it('names the database when it refuses', async () => {
    const refusing = { execute: () => Promise.reject(new Error('ECONNREFUSED')) } as unknown as Database;
    expect(await new Readiness(refusing).whyNot()).toBe('database');
  });

  it('names the migrations when one is missing, and is ready again with it', async () => {
    const { db } = server;
    await db.execute(sql`update schema_migrations set name = 'x' where name = '0002_safety.sql'`);
    expect(await new Readiness(db).whyNot()).toBe('migrations');
    await db.execute(sql`update schema_migrations set name = '0002_safety.sql' where name = 'x'`);
    expect(await new Readiness(db).whyNot()).toBeNull();
  });

  it('names the stop, also to who asked before it', async () => {
    const readiness = new Readiness(server.db);
    const asked = readiness.whyNot();
    readiness.stop();
    expect([await asked, await readiness.whyNot()]).toEqual(['stopping', 'stopping']);
  });

  it('has one question open at a database that hangs, and asks anew after it', async () => {
    const execute = vi.fn(() => pending);
    const readiness = new Readiness({ execute } as unknown as Database, 20);
    expect(await Promise.all([readiness.whyNot(), readiness.whyNot()])).toEqual(['database', 'database']);
    expect(execute).toHaveBeenCalledTimes(1);
    await readiness.whyNot();
    expect(execute).toHaveBeenCalledTimes(2);
  });
});

describe.each(['/ready', '/metrics'])('%s', (url) => {
  const bearer = (authorization: string) => ({ ...elsewhere, headers: { authorization } });

  it('is open to this machine', async () => {
    expect((await ask(url)).statusCode).toBe(200);
    expect((await ask(url, { remoteAddress: '::1', headers: { host: '[::1]:3000' } })).statusCode).toBe(200);
  });

  it.each([
    ['another machine', elsewhere],
    ['a proxy on this machine', { headers: { 'x-forwarded-for': '203.0.113.9' } }],
    ['a proxy that says Forwarded', { headers: { forwarded: 'for=203.0.113.9' } }],
    ['a proxy that says Via', { headers: { via: '1.1 proxy' } }],
    ['a proxy that says X-Real-IP', { headers: { 'x-real-ip': '203.0.113.9' } }],
    ['a proxy that says X-Forwarded-Proto', { headers: { 'x-forwarded-proto': 'https' } }],
    ['a delivery network', { headers: { 'cf-connecting-ip': '203.0.113.9' } }],
    ['another delivery network', { headers: { 'true-client-ip': '203.0.113.9' } }],
    ['a borrowed host name', { headers: { host: 'evil.example' } }],
    ['a wrong token', bearer(`Bearer ${token}x`)],
    ['a token of another kind', bearer(`Basic ${token}`)],
    ['an empty token', bearer('Bearer ')],
  ])('asks %s for the token and says nothing else', async (_, request) => {
    const answer = await ask(url, request);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ message: 'Send METRICS_TOKEN as a bearer token' });
    expect(answer.headers['www-authenticate']).toBe('Bearer');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('is open to another machine with the token', async () => {
    expect((await ask(url, bearer(`Bearer ${token}`))).statusCode).toBe(200);
  });

  it('is not there for another machine when no token is set', async () => {
    const app = await buildApp({
      ...server.deps,
      config: { ...server.deps.config, metricsToken: undefined },
    });
    const answers = [elsewhere, bearer('Bearer undefined'), bearer(`Bearer ${token}`)].map((request) =>
      app.inject({ method: 'GET', url, ...request }),
    );
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect((await app.inject({ method: 'GET', url })).statusCode).toBe(200);
    await app.close();
  });
});

describe('rate limits', () => {
  it('do not count these three', async () => {
    const take = vi.spyOn(server.deps.limiter, 'take');
    for (const url of ['/health', '/ready', '/metrics']) await ask(url);
    expect(take).not.toHaveBeenCalled();
    await ask('/api/page-context');
    expect(take).toHaveBeenCalled();
    take.mockRestore();
  });
});
