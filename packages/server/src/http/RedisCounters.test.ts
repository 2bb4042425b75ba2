import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';
import { login } from '@iskra/api-contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestServer, type TestServer } from '../test/createTestServer';

const redisUrl = process.env['REDIS_URL_TEST'];

/** What stands between server and Redis and can be cut, or fall silent. */
class Line {
  private readonly sockets = new Set<Socket>();
  private isSilent = false;
  private constructor(
    private readonly server: Server,
    private readonly to: URL,
  ) {}

  static async to(url: string): Promise<Line> {
    const server = createServer();
    const line = new Line(server, new URL(url));
    server.on('connection', (near) => line.pass(near));
    await line.open();
    return line;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  private port = 0;

  open(): Promise<void> {
    return new Promise((resolve) => {
      this.server.listen(this.port, '127.0.0.1', () => {
        this.port = (this.server.address() as AddressInfo).port;
        resolve();
      });
    });
  }

  /** Nothing passes any more, and nobody says so. */
  fallSilent(): void {
    this.isSilent = true;
  }

  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  private pass(near: Socket): void {
    const far = connect(Number(this.to.port), this.to.hostname);
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(from);
      from.on('data', (bytes) => this.isSilent || into.write(bytes));
      from.on('error', () => undefined);
      from.on('close', () => into.destroy());
    }
  }
}

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function start(limitsUrl: string, beside?: TestServer): Promise<TestServer> {
  const server = await createTestServer({
    config: { limitsUrl, rateLimitScale: 0.2 },
    ...(beside ? { beside } : {}),
  });
  servers.push(server);
  return server;
}

let count = 0;
/** Tries two passwords in vain: all that one e-mail may in a quarter of an hour, at a fifth of the limits. */
async function guess(server: TestServer, email: string): Promise<number> {
  const visitor = await server.visitor();
  return (await visitor.try(login, { body: { email, password: 'x' } })).statusCode;
}
const someone = () => `guessed${(count += 1)}-${Date.now()}@example.org`;

describe('a LIMITS_URL that cannot be used', () => {
  it.each([
    ['where nobody listens', () => Promise.resolve('redis://:secret@127.0.0.1:1')],
    [
      'where something accepts and never answers',
      async () => {
        const silent = createServer((socket) => void socket.on('error', () => undefined));
        await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
        silent.unref();
        return `redis://:secret@127.0.0.1:${(silent.address() as AddressInfo).port}`;
      },
    ],
  ])('%s ends the start in bounded time with one line and no password', async (_, makeUrl) => {
    const begin = Date.now();
    const failed = await createTestServer({ config: { limitsUrl: await makeUrl() } }).catch(
      (error: Error) => error.message,
    );
    expect(failed).toMatch(/^The Redis of LIMITS_URL cannot be used: .+$/);
    expect(failed).not.toContain('secret');
    expect(Date.now() - begin).toBeLessThan(15_000);
  });
});

// Asks for a real Redis: npm test starts one, and REDIS_URL_TEST names one.
describe.skipIf(!redisUrl)('limits in Redis', () => {
  let line: Line;
  beforeEach(async () => {
    line = await Line.to(redisUrl ?? '');
    return () => line.cut().catch(() => undefined);
  });

  // Two processes have one database only on PostgreSQL.
  it.skipIf(!process.env['DATABASE_URL_TEST'])(
    'are counted by all processes on one database together',
    async () => {
      const one = await start(line.url);
      const other = await start(line.url, one);
      const email = someone();
      expect([await guess(one, email), await guess(other, email)]).toEqual([401, 401]);
      expect([await guess(one, email), await guess(other, email)]).toEqual([429, 429]);
    },
  );

  it('let exactly so many through of many at the same moment', async () => {
    const server = await start(line.url);
    const email = someone();
    const visitor = await server.visitor();
    const tries = Array.from({ length: 6 }, () => visitor.try(login, { body: { email, password: 'x' } }));
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(2);
  });

  it.each([
    ['is cut', (way: Line) => way.cut()],
    ['falls silent', (way: Line) => Promise.resolve(way.fallSilent())],
  ])(
    'hold in each process when the connection %s, within seconds, and the log says it once',
    async (_, lose) => {
      const said: string[] = [];
      const log = {
        info: (text: string) => void said.push(text),
        error: (_: unknown, text: string) => void said.push(text),
      };
      const server = await createTestServer({ config: { limitsUrl: line.url, rateLimitScale: 0.2 }, log });
      servers.push(server);
      const email = someone();
      expect(await guess(server, email)).toBe(401);
      await lose(line);
      const begin = Date.now();
      const statuses = [];
      for (let turn = 0; turn < 4; turn += 1) statuses.push(await guess(server, email));
      expect(statuses).toEqual([401, 401, 429, 429]);
      expect(Date.now() - begin).toBeLessThan(10_000);
      expect(said.filter((text) => text.includes('Redis is unreachable'))).toHaveLength(1);
    },
  );

  it('are shared again when Redis is back, with what was counted before', async () => {
    const server = await start(line.url);
    const email = someone();
    expect([await guess(server, email), await guess(server, email)]).toEqual([401, 401]);
    await line.cut();
    expect(await guess(server, someone())).toBe(401);
    await line.open();
    await vi.waitFor(async () => expect(await guess(server, email)).toBe(429), {
      timeout: 10_000,
      interval: 200,
    });
  });
});
