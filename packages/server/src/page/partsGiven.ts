import type { Locale } from '@iskra/api-contract';
import { addressAhead, openingParts, type CallAhead, type PageAhead } from '@iskra/api-contract/ahead';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { keptFilters } from '../session/keptFilters';

interface Asking {
  readonly app: FastifyInstance;
  readonly request: FastifyRequest;
  readonly memberId: number;
  readonly locale: Locale;
}

/** More than any window shows at once. */
const mostParts = 16;

/**
 * The first photos or rows of a page, so that they are seen before any script: from the answer that its screen will ask for,
 * made by the call itself. With other filters than the device's they are not shown; the page asks in any case.
 */
export async function partsGiven(
  calls: readonly CallAhead[],
  { app, request, memberId, locale }: Asking,
): Promise<PageAhead['given']> {
  const call = calls.find(({ shows }) => shows);
  const address = call && addressAhead(call, pathOf(request.url), keptFilters(request));
  if (!call?.shows || !address) return undefined;
  const { cookie } = request.headers;
  const answer = await app.inject({ url: address, remoteAddress: request.ip, headers: { cookie } });
  if (answer.statusCode !== 200) return undefined;
  const reader = { memberId, words: call.words?.[locale] };
  return { address, parts: openingParts(call.shows, answer.json(), reader).slice(0, mostParts) };
}

const pathOf = (url: string) => url.split('?')[0] ?? '';
