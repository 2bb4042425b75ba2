import {
  getPageContext,
  type AnswerOf,
  type BodyOf,
  type CallDefinition,
  type Locale,
  type ParamsOf,
  type QueryOf,
} from '@iskra/api-contract';
import { answerLocale, callProblem, deviceOf } from '@iskra/api-contract/rules';
import { delay, HttpResponse } from 'msw';
import type { MemberRecord, SessionRecord } from '../world/records';
import { openSession } from '../world/sessions';
import type { World } from '../world/World';
import { pathPattern, type Route } from './oneHandler';
import { readInput } from './readInput';
import { refusal } from './refusal';
import type { SessionCarrier } from './SessionCarrier';

/** One request as a handler sees it: read, validated and allowed. */
interface Exchange<C extends CallDefinition> {
  readonly world: World;
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly me: C['who'] extends 'member' ? MemberRecord : MemberRecord | null;
  readonly session: SessionRecord;
  readonly locale: Locale;
  readonly request: Request;
  /** The page's own socket, which events of its own changes skip [API-02]. */
  readonly socketId: string | undefined;
  /** Puts a new session in the place of this one, with a new CSRF token (D-26). */
  readonly renew: (memberId: number | null) => SessionRecord;
}

type Handle<C extends CallDefinition> = (exchange: Exchange<C>) => AnswerOf<C> | Promise<AnswerOf<C>>;

/** Says how one call is answered: who may, token, input and answer all come from its definition. */
export type Answer = <C extends CallDefinition>(call: C, handle: Handle<C>) => Route;

const hangingLookMs = 50;

/** How calls are answered from a world. */
export function createAnswer(world: World, carrier: SessionCarrier): Answer {
  return (call, handle) => ({
    method: call.method,
    path: pathPattern(call.path),
    answer: async (request, params) => {
      await answerTime(world, call);
      if (world.network.isOffline) return HttpResponse.error();
      const headers = new Headers({ 'Cache-Control': 'no-store' });
      const session = sessionOf(request);
      const me = world.members.get(session?.memberId ?? 0) ?? null;
      const locale = answerLocale(me?.locale, request.headers.get('accept-language'));
      try {
        if (world.network.isFailing) throw new Error('The scenario makes the server fail');
        await allow(call, request, session, me);
        const exchange = {
          world,
          me,
          session: session ?? begin(request, headers),
          locale,
          request,
          socketId: request.headers.get('x-socket-id') ?? undefined,
          renew: (memberId: number | null) => begin(request, headers, memberId, session),
          ...(await readInput(call, request, params)),
        };
        const answer = await handle(exchange as never);
        return respond(call, call.answer.parse(answer), headers);
      } catch (error) {
        return refusal(error, { call, locale, headers, isExpected: world.network.isFailing });
      }
    },
  });

  function sessionOf(request: Request): SessionRecord | null {
    const session = world.sessions.get(carrier.read(request) ?? '') ?? null;
    if (session) session.seenAt = world.now();
    return session;
  }

  function begin(
    request: Request,
    headers: Headers,
    memberId: number | null = null,
    old?: SessionRecord | null,
  ): SessionRecord {
    const device = deviceOf(request.headers.get('user-agent') ?? undefined);
    const session = openSession(world, memberId, { old: old ?? null, device });
    world.viewerId = memberId;
    carrier.write(headers, session.token);
    headers.set('X-CSRF-TOKEN', session.csrf);
    return session;
  }
}

/** As long as the network takes; what the page itself comes with is there before any of its calls hang. */
async function answerTime({ network }: World, call: CallDefinition): Promise<void> {
  if (network.delayMs > 0) await delay(network.delayMs);
  while (network.isHanging && call !== getPageContext) await delay(hangingLookMs);
}

function respond(call: CallDefinition, answer: unknown, headers: Headers): Response {
  if (call.answerAs !== 'zip') return HttpResponse.json(answer as Record<string, unknown>, { headers });
  headers.set('Content-Type', 'application/zip');
  return new HttpResponse(answer as Uint8Array<ArrayBuffer>, { headers });
}

async function allow(
  call: CallDefinition,
  request: Request,
  session: SessionRecord | null,
  me: MemberRecord | null,
): Promise<void> {
  const problem = callProblem(call, {
    isMember: me !== null,
    hasToken: session !== null && (await givenToken(request)) === session.csrf,
    isXhr: request.headers.get('x-requested-with') === 'XMLHttpRequest',
  });
  if (problem) throw problem;
}

async function givenToken(request: Request): Promise<string | undefined> {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const header = bearer ?? request.headers.get('x-csrf-token') ?? undefined;
  if (header !== undefined) return header;
  const body = (await request
    .clone()
    .json()
    .catch(() => null)) as { csrfToken?: unknown } | null;
  return typeof body?.csrfToken === 'string' ? body.csrfToken : undefined;
}
