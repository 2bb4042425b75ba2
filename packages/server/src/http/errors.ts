import { refusalCodeHeader } from '@iskra/api-contract';
import {
  answerLocale,
  refusalBody,
  refusalText,
  Refused,
  text,
  type RefusalBody,
  type TextKey,
} from '@iskra/api-contract/rules';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { codeOf } from '../db/codeOf';
import { isUnavailable } from '../db/isUnavailable';
import type { Deps } from '../Deps';

const comeBackS = 5;
/** A foreign key failed: somebody deleted the account meanwhile. */
const nameless = '23503';
/** The disk is full, a quota is used up, or a file is over the process limit. */
const noRoom = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** Answers every error as the JSON of D-23. Unforeseen errors are logged, and the answer reveals nothing of them. */
export function answerErrors(app: FastifyInstance, log: Deps['log']): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply, log));
}

/** Answers one error, also one that comes before any route, such as a malformed path. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply, log: Deps['log']) {
  const locale = request.answerLocale ?? answerLocale(null, request.headers['accept-language']);
  void reply.header('Cache-Control', 'no-store');
  if (error instanceof Refused) return answerRefused(error, request, reply);
  const status = statusOf(error);
  if (status >= 500)
    log.error(error, `${request.method} ${request.routeOptions.url ?? 'unknown path'} failed`);
  if (status === 503) void reply.header('Retry-After', comeBackS);
  return send(request, reply, status, { message: text(locale, statusText(status)) });
}

/** As JSON, or as the bare text where the call says so. */
function send(request: FastifyRequest, reply: FastifyReply, status: number, body: RefusalBody) {
  void reply.code(status);
  if (request.routeOptions.config.refusesAs !== 'text') return reply.send(body);
  if (body.code) void reply.header(refusalCodeHeader, body.code);
  return reply.type('text/plain; charset=utf-8').send(refusalText(body));
}

function statusOf(error: unknown): number {
  const { statusCode, code } = error as FastifyError;
  if (statusCode !== undefined) return statusCode;
  if (noRoom.has(code)) return 507;
  if (codeOf(error) === nameless) return 404;
  return isUnavailable(error) ? 503 : 500;
}

function answerRefused(refused: Refused, request: FastifyRequest, reply: FastifyReply) {
  const locale = request.answerLocale ?? answerLocale(null, request.headers['accept-language']);
  const { status, more } = refused;
  if (more.retryAfterS !== undefined) void reply.header('Retry-After', more.retryAfterS);
  return send(request, reply, status, refusalBody(refused, locale));
}

function statusText(status: number): TextKey {
  if (status === 413) return 'tooLarge';
  if (status === 415) return 'wrongType';
  if (status === 404) return 'notFound';
  if (status === 503) return 'unavailable';
  if (status === 507) return 'noRoom';
  return status >= 500 ? 'serverError' : 'badRequest';
}
