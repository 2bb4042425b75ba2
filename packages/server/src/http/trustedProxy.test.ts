import type { IncomingMessage } from 'node:http';
import { login } from '@iskra/api-contract';
import { afterEach, describe, expect, it } from 'vitest';
import type { Config } from '../start/config';
import { createTestServer, type TestServer } from '../test/createTestServer';
import { clientAddress } from './trustedProxy';

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

/** What four sign-ins are answered, of which an address may make three. */
async function statuses(
  trustProxy: Config['trustProxy'],
  header: (turn: number) => string,
  peer = '127.0.0.1',
) {
  const server = await createTestServer({ config: { trustProxy, rateLimitScale: 0.1 } });
  servers.push(server);
  const { cookie, token } = await server.visitor();
  const found: number[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    const answer = await server.app.inject({
      method: 'POST',
      url: login.path,
      remoteAddress: peer,
      headers: { cookie, authorization: `Bearer ${token}`, 'x-forwarded-for': header(turn) },
      payload: { email: `nobody${turn}@example.org`, password: 'x' },
    });
    found.push(answer.statusCode);
  }
  return found;
}

const limited = [401, 401, 401, 429];
const free = [401, 401, 401, 401];

describe('behind a proxy that appends to X-Forwarded-For', () => {
  it('a visitor who writes another first address each time stays limited', async () => {
    expect(await statuses(1, (turn) => `203.0.113.${turn}, 198.51.100.7`)).toEqual(limited);
  });

  it('visitors from several addresses are limited each for themselves', async () => {
    expect(await statuses(1, (turn) => `198.51.100.${turn}`)).toEqual(free);
  });

  it('the second address from the right counts behind two proxies', async () => {
    const behindTwo = (turn: number) => `203.0.113.${turn}, 198.51.100.7, 10.0.0.2`;
    expect(await statuses(2, behindTwo)).toEqual(limited);
    expect(await statuses(2, (turn) => `198.51.100.${turn}, 10.0.0.2`)).toEqual(free);
  });

  it('a list of networks counts the last address that is in none of them', async () => {
    const list = ['127.0.0.0/8', '10.0.0.0/8'];
    expect(await statuses(list, (turn) => `203.0.113.${turn}, 198.51.100.7, 10.9.9.9`)).toEqual(limited);
    expect(await statuses(list, (turn) => `198.51.100.${turn}, 10.9.9.9`)).toEqual(free);
  });
});

describe('whoever reaches the server past its proxy', () => {
  it('from outside is counted by their own address, whatever the header says', async () => {
    expect(await statuses(1, (turn) => `203.0.113.${turn}`, '198.51.100.7')).toEqual(limited);
    expect(await statuses(['10.0.0.0/8'], (turn) => `203.0.113.${turn}`, '198.51.100.7')).toEqual(limited);
  });
});

describe('the address of a WebSocket', () => {
  const from = (proxies: Config['trustProxy'], peer: string, header?: string) =>
    clientAddress(proxies)({
      socket: { remoteAddress: peer },
      headers: header === undefined ? {} : { 'x-forwarded-for': header },
    } as unknown as IncomingMessage);

  it.each([
    [false, '127.0.0.1', '203.0.113.9', '127.0.0.1'],
    [1, '127.0.0.1', '203.0.113.9, 198.51.100.7', '198.51.100.7'],
    [1, '::ffff:10.0.0.1', '198.51.100.7', '198.51.100.7'],
    [1, '127.0.0.1', undefined, '127.0.0.1'],
    [1, '203.0.113.50', '198.51.100.7', '203.0.113.50'],
    [2, '127.0.0.1', '203.0.113.9, 198.51.100.7, 10.0.0.2', '198.51.100.7'],
    [['10.0.0.0/8', '::1'], '::1', '203.0.113.9, 198.51.100.7, 10.9.9.9', '198.51.100.7'],
    [['10.0.0.0/8'], '10.0.0.1', '10.0.0.2', '10.0.0.2'],
    [['10.0.0.0/8'], '10.0.0.1', 'nonsense', 'nonsense'],
  ] as const)('behind %s, asked by %s with %s is %s', (proxies, peer, header, expected) => {
    expect(from(proxies as Config['trustProxy'], peer, header)).toBe(expected);
  });
});
