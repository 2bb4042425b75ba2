import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../Deps';
import { cookieOptions } from './cookieOptions';

const filtersCookie = 'iskra_filters';
const notFilters = ['offset', 'limit', 'includeImages'];
const keptSeconds = 30 * 24 * 60 * 60;
const longest = 1000;

/**
 * Keeps on the device, unread by its scripts, the filters that it asked with last: a page that opens begins with people whom
 * they find. The server itself keeps none of them (FIL-04).
 */
export function keepFilters(deps: Deps, request: FastifyRequest, reply: FastifyReply, read: object): void {
  const asked = new URLSearchParams(request.url.split('?')[1]);
  // Who asks for one counts what filters would find that are not chosen yet.
  if (asked.get('limit') === '1') return;
  const isFilter = (name: string) => Object.hasOwn(read, name) && !notFilters.includes(name);
  const filters = new URLSearchParams([...asked].filter(([name]) => isFilter(name))).toString();
  if (filters.length > longest || filters === keptFilters(request)) return;
  void reply.setCookie(filtersCookie, filters, { ...cookieOptions(deps, request), maxAge: keptSeconds });
}

/** As a query; undefined on a device that asked with none. Nothing says that they are sound. */
export function keptFilters({ cookies }: FastifyRequest): string | undefined {
  return cookies[filtersCookie];
}

/** For whoever signs in next, or nobody does. */
export function forgetFilters(deps: Deps, request: FastifyRequest, reply: FastifyReply): void {
  if (keptFilters(request) !== undefined) void reply.clearCookie(filtersCookie, cookieOptions(deps, request));
}
