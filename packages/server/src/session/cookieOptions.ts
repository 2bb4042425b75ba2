import type { FastifyRequest } from 'fastify';
import type { Config } from '../start/config';

/** How every cookie of ours travels: no script reads it, no other site sends it along, and over TLS where there is one. */
export function cookieOptions({ config }: { readonly config: Config }, request: FastifyRequest) {
  const isSecure = request.protocol === 'https' || config.publicUrl?.startsWith('https:') === true;
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
}
