import type { AnswerOf, BodyOf, CallDefinition, Locale, ParamsOf, QueryOf } from '@iskra/api-contract';
import { answerLocale, callProblem, readPart, Refused } from '@iskra/api-contract/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../Deps';
import type { UserRow } from '../db/schema';
import { addressBlock } from './addressBlock';
import type { CallLimit } from './callLimits';
import { isCsrfToken } from '../session/csrf';
import { givenSession, readSession, type Session } from '../session/sessions';

type Me<C extends CallDefinition> = C['who'] extends 'member' ? UserRow : UserRow | null;
type SessionOf<C extends CallDefinition> = C['who'] extends 'member' ? Session : Session | null;

/** One request as its handler sees it: read, validated and allowed. */
interface Exchange<C extends CallDefinition> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly me: Me<C>;
  readonly session: SessionOf<C>;
  readonly locale: Locale;
  /** When the request arrived; handlers read no other clock. */
  readonly now: Date;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Handler<C extends CallDefinition> = (exchange: Exchange<C>) => Promise<AnswerOf<C>>;

/** A request with valid input and token; its session has not been read yet. */
type Early<C extends CallDefinition> = Pick<Exchange<C>, 'params' | 'query' | 'body' | 'now' | 'request'> & {
  readonly sessionId: string;
};

/** Answers a request before its session is read; null leaves it to the handler and has changed nothing. */
export type Shortcut<C extends CallDefinition> = (early: Early<C>) => Promise<AnswerOf<C> | null>;

/** What the contract does not say about a call. */
interface Options<C extends CallDefinition> {
  readonly limit?: CallLimit;
  readonly shortcut?: Shortcut<C>;
}

/** Serves one call of the contract: who may, token, input and answer all come from its definition. */
export function route<C extends CallDefinition>(
  app: FastifyInstance,
  deps: Deps,
  call: C,
  handler: Handler<C>,
): void;
export function route<C extends CallDefinition>(
  app: FastifyInstance,
  deps: Deps,
  call: C,
  options: Options<C>,
  handler: Handler<C>,
): void;
export function route<C extends CallDefinition>(
  app: FastifyInstance,
  deps: Deps,
  call: C,
  ...rest: [Handler<C>] | [Options<C>, Handler<C>]
): void {
  const [{ limit, shortcut }, handler] = rest.length === 1 ? [{} as Options<C>, rest[0]] : rest;
  app.route({
    method: call.method,
    url: call.path,
    config: { refusesAs: call.refusesAs },
    handler: async (request, reply) => {
      void reply.header('Cache-Control', 'no-store');
      if (call.answerAs === 'zip') void reply.type('application/zip');
      const early = shortcut ? await tryShortcut(deps, call, request, shortcut) : null;
      if (early !== null) return answerOf(call, early);
      const session = await readSession(deps, request);
      const locale = answerLocale(session?.user?.locale, request.headers['accept-language']);
      request.answerLocale = locale;
      allow(deps, call, request, session);
      const me = session?.user ?? null;
      const input = readInput(call, request);
      if (limit)
        await deps.limiter.take(limit, limit.by === 'member' ? (me?.id ?? '') : addressBlock(request.ip));
      const exchange = { ...input, me, session, locale, now: request.now, request, reply };
      return answerOf(call, await handler(exchange as unknown as Exchange<C>));
    },
  });
}

/** A refusal here is dropped: the handler finds it again and words it in the member's language. */
async function tryShortcut<C extends CallDefinition>(
  deps: Deps,
  call: C,
  request: FastifyRequest,
  shortcut: Shortcut<C>,
): Promise<AnswerOf<C> | null> {
  const [sessionId, token] = [givenSession(request), givenToken(request)];
  if (sessionId === null || !token || !isCsrfToken(deps.secret, sessionId, token)) return null;
  try {
    const early = { ...readInput(call, request), sessionId, now: request.now, request };
    return await shortcut(early as unknown as Early<C>);
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

function allow(deps: Deps, call: CallDefinition, request: FastifyRequest, session: Session | null): void {
  const token = givenToken(request);
  const problem = callProblem(call, {
    isMember: Boolean(session?.user),
    hasToken: Boolean(session && token && isCsrfToken(deps.secret, session.id, token)),
    isXhr: request.headers['x-requested-with'] === 'XMLHttpRequest',
  });
  if (problem) throw problem;
}

function givenToken(request: FastifyRequest): string | undefined {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const header = request.headers['x-csrf-token'];
  const field = (request.body as Record<string, unknown> | null | undefined)?.['csrfToken'];
  return bearer ?? (typeof header === 'string' ? header : typeof field === 'string' ? field : undefined);
}

function readInput(call: CallDefinition, request: FastifyRequest) {
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  if (isForm && call.bodyAs !== 'form') throw new Refused(415, 'wrongType');
  return {
    params: readPart(call.params, request.params),
    query: readPart(call.query, request.query),
    body: readPart(call.body, request.body),
  };
}

/** The answer's schema is an allow-list: fields that it does not name are removed. */
function answerOf(call: CallDefinition, answer: unknown): unknown {
  const parsed = call.answer.safeParse(answer);
  if (parsed.success) return parsed.data;
  throw new Error(
    `The answer of ${call.method} ${call.path} does not fit its contract: ${parsed.error.message}`,
  );
}

declare module 'fastify' {
  interface FastifyRequest {
    answerLocale?: Locale;
  }
  interface FastifyContextConfig {
    refusesAs?: CallDefinition['refusesAs'];
  }
}
