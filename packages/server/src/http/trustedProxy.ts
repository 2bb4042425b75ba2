import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { Config } from '../start/config';

type TrustFunction = (address: string, hop: number) => boolean;

/**
 * Which address Fastify takes for the client's (TRUST_PROXY): read from the right, the first that is no trusted proxy.
 * What a visitor wrote further to the left is ignored.
 */
export function trustedProxy(proxies: Config['trustProxy']): false | TrustFunction {
  if (proxies === false) return false;
  if (typeof proxies !== 'number') {
    const networks = networksOf(proxies);
    return (address) => isIn(networks, address);
  }
  // A number of hops does not say who connects: that must be a neighbour, never a visitor from outside.
  return (address, hop) => hop < proxies && (hop > 0 || isIn(neighbours, address));
}

/** The same address for a request that Fastify does not see, such as that for a WebSocket. */
export function clientAddress(proxies: Config['trustProxy']): (request: IncomingMessage) => string {
  const isTrusted = trustedProxy(proxies);
  return ({ socket, headers }) => {
    const told = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
    const chain = [
      socket.remoteAddress ?? '',
      ...told
        .map((one) => one.trim())
        .filter(Boolean)
        .reverse(),
    ];
    const outside = chain.findIndex((address, hop) => !isTrusted || !isTrusted(address, hop));
    return chain.at(outside) ?? '';
  };
}

const neighbours = networksOf([
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::1',
  'fc00::/7',
  'fe80::/10',
]);

function networksOf(list: readonly string[]): BlockList {
  const networks = new BlockList();
  for (const one of list) {
    const [address = '', bits] = one.split('/');
    if (bits === undefined) networks.addAddress(address, familyOf(address));
    else networks.addSubnet(address, Number(bits), familyOf(address));
  }
  return networks;
}

function isIn(networks: BlockList, address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(plain) !== 0 && networks.check(plain, familyOf(plain));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
