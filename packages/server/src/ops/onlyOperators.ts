import { createHash, timingSafeEqual } from 'node:crypto';
import { notFound } from '@iskra/api-contract/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../start/config';

/** Admits this machine and holders of METRICS_TOKEN; without that switch everybody else gets a 404. */
export function onlyOperators({ metricsToken }: Pick<Config, 'metricsToken'>) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (isFromHere(request)) return undefined;
    if (!metricsToken) throw notFound();
    if (hasToken(request, metricsToken)) return undefined;
    void reply.code(401).header('WWW-Authenticate', 'Bearer').header('Cache-Control', 'no-store');
    return reply.send({ message: 'Send METRICS_TOKEN as a bearer token' });
  };
}

/** Headers that proxies and delivery networks add; only proxies that add none speak HTTP 1.0. */
const ofProxies =
  /^(forwarded|via|cdn-loop|client-ip|(true|fastly)-client-ip|cf-.*|x-(forwarded|real|client|cluster|original|envoy|amzn|azure|appengine)(-.*)?)$/;

/** Neither through a proxy nor by a page of another site under a borrowed host name. */
export function isFromHere({ socket, headers, raw }: FastifyRequest): boolean {
  const isLocalPeer = /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');
  const isLocalName = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.host ?? '');
  const isDirect = raw.httpVersion !== '1.0' && !Object.keys(headers).some((name) => ofProxies.test(name));
  return isLocalPeer && isLocalName && isDirect;
}

function hasToken({ headers }: FastifyRequest, expected: string): boolean {
  const given = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
  return given !== undefined && timingSafeEqual(digest(given), digest(expected));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
