import { limits, type Locale } from '@iskra/api-contract';
import type { FastifyRequest } from 'fastify';

/** The member's stored language, else the one the browser would rather have, else Russian (D-23). */
export function answerLocale(stored: Locale | null | undefined, request: FastifyRequest): Locale {
  return stored ?? browserLocale(request) ?? limits.defaultLocale;
}

function browserLocale(request: FastifyRequest): Locale | undefined {
  // Where the address cannot be read, Fastify hands over a request without what plugins gave it.
  if (!('accepts' in request)) return undefined;
  const wanted = request.accepts().language([...limits.locales]);
  return limits.locales.find((locale) => locale === wanted);
}
