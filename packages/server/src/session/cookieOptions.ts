import type { FastifyRequest } from 'fastify';
import type { Config } from '../start/config';

/** Options of all our cookies: unreadable for scripts, not sent by other sites, and over TLS only where there is TLS. */
export function cookieOptions({ config }: { readonly config: Config }, request: FastifyRequest) {
  const isSecure = request.protocol === 'https' || config.publicUrl?.startsWith('https:') === true;
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
}
