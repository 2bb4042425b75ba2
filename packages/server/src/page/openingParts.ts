import type { Dialogue, Locale, MemberCard } from '@iskra/api-contract';
import { addressAhead, openingPhotos, type CallAhead, type PageAhead } from '@iskra/api-contract/ahead';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { keptFilters } from '../session/keptFilters';
import { dialogueRows, type RowWords } from './dialogueRows';

/** What the build wrote down of a page's first look. */
export interface PageLook {
  /** The calls that its screen makes first. */
  readonly calls: readonly CallAhead[];
  /** Of the page that lists dialogues: how their rows look, and what they say in words of their own. */
  readonly rows?: { readonly sheet: string; readonly words: Readonly<Record<Locale, RowWords>> };
}

/** HTML for the opening page, with the style sheet that only it needs. */
export interface RowsGiven {
  readonly html: string;
  readonly sheet: string;
}

interface Opened {
  readonly app: FastifyInstance;
  readonly request: FastifyRequest;
  readonly memberId: number;
  readonly locale: Locale;
}

/** As many photos as the opening page has places; candidates may have been passed on the device. */
const mostPhotos = 4;
/** A high window shows no more. */
const mostRows = 12;

/**
 * The first photos, which the page shows unless its device has other filters than it asked with last; it asks for the whole
 * answer in any case.
 */
export async function photosGiven(
  { calls }: PageLook,
  { app, request }: Opened,
): Promise<PageAhead['given']> {
  const call = calls.find(({ shows }) => shows);
  if (!call?.shows) return undefined;
  const answer = await answerTo<{ users: MemberCard[] }>(app, request, call, mostPhotos);
  const address = addressAhead(call, pathOf(request), keptFilters(request));
  return answer && address ? { address, photos: openingPhotos(call.shows, answer) } : undefined;
}

/** The first dialogues; a room's page has its own place for what comes. */
export async function rowsGiven(
  { calls: [call], rows }: PageLook,
  { app, request, memberId, locale }: Opened,
): Promise<RowsGiven | undefined> {
  if (!call || !rows || /\d/.test(pathOf(request))) return undefined;
  const answer = await answerTo<{ dialogs: Dialogue[] }>(app, request, call, mostRows);
  const html = dialogueRows(answer?.dialogs ?? [], memberId, rows.words[locale]);
  return html ? { html, sheet: rows.sheet } : undefined;
}

/** By the call itself, with the member's cookie: who may be seen is decided in one place. */
async function answerTo<Answer>(
  app: FastifyInstance,
  request: FastifyRequest,
  call: CallAhead,
  limit: number,
): Promise<Answer | undefined> {
  const query = { ...call.query, limit: String(limit) };
  const url = addressAhead({ ...call, query }, pathOf(request), keptFilters(request));
  if (!url) return undefined;
  const { cookie } = request.headers;
  const answer = await app.inject({ url, remoteAddress: request.ip, headers: { cookie } });
  return answer.statusCode === 200 ? answer.json<Answer>() : undefined;
}

const pathOf = ({ url }: FastifyRequest) => url.split('?')[0] ?? '';
