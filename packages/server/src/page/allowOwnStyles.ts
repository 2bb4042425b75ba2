import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** Allows styles with the returned nonce in this page; the browser refuses any other. */
export function allowOwnStyles(reply: FastifyReply): string {
  const nonce = randomBytes(16).toString('base64');
  const policy = String(reply.getHeader('content-security-policy'));
  const own = "style-src 'self'";
  void reply.header('content-security-policy', policy.replace(own, `${own} 'nonce-${nonce}'`));
  return nonce;
}
