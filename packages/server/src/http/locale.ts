import { acceptedLocale, limits, type Locale } from '@iskra/api-contract';
import type { FastifyRequest } from 'fastify';

/** The member's stored language, else the one the browser would rather have, else Russian (D-23). */
export function answerLocale(stored: Locale | null | undefined, request: FastifyRequest): Locale {
  return stored ?? acceptedLocale(request.headers['accept-language']) ?? limits.defaultLocale;
}
