import { getPageContext, type CallDefinition, type InputOf, type ParsedAnswerOf } from '@iskra/api-contract';
import { ApiError, readRefusal } from './ApiError';
import { callAddress, type AddressParts } from './callAddress';
import { callHeaders } from './callHeaders';
import type { CsrfToken } from './csrfToken';

interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Lets the request outlive the page, for what is sent while it closes. */
  readonly keepalive?: boolean | undefined;
  /** Another way to send than by `fetch`. */
  readonly transport?: Transport | undefined;
}

/** Carries a request and brings the answer; rejects when none came. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>;

/** A call whose body is one file. */
type UploadCall = CallDefinition & { readonly bodyAs: 'upload' };

/** Makes the calls of the contract; every failure is an `ApiError`. */
export interface Api {
  send<C extends CallDefinition>(
    call: C,
    input: InputOf<C>,
    options?: CallOptions,
  ): Promise<ParsedAnswerOf<C>>;
  /** Sends a file as the multipart field `image`; the transport may tell how far it is. */
  upload<C extends UploadCall>(call: C, file: File, transport: Transport): Promise<ParsedAnswerOf<C>>;
}

export interface ApiDependencies {
  readonly fetch: typeof fetch;
  readonly csrf: CsrfToken;
  /** The live connection's id, so that the sender does not hear the own echo [API-02]. */
  readonly socketId: () => string | undefined;
  /** The interface language: the back end answers in it, and keeps it for a new member. */
  readonly locale: () => string;
  /** Called once for each 401 to a member's call (D-01). */
  readonly onSessionEnd: () => void;
  /** Whether the session is still that of the member whom the page shows, as the server says. */
  readonly isSameMember: () => Promise<boolean>;
}

interface Parts extends AddressParts {
  readonly body?: unknown;
}

/**
 * The client of spec point 7. A token that no longer fits (419) is renewed once and the call repeated, unless somebody
 * else signed in since: what one member wished is never done by another.
 */
export function createApi(dependencies: ApiDependencies): Api {
  async function attempt(call: CallDefinition, parts: Parts, options: CallOptions): Promise<Response> {
    const { transport = dependencies.fetch } = options;
    try {
      return await transport(callAddress(call.path, parts), request(call, parts, options, dependencies));
    } catch (error) {
      if (options.signal?.aborted) throw error;
      throw new ApiError('network', '');
    }
  }

  async function renewToken(): Promise<void> {
    const response = await attempt(getPageContext, {}, {});
    const context = response.ok ? getPageContext.answer.safeParse(await response.json()).data : undefined;
    if (context) dependencies.csrf.set(context.csrf_token);
  }

  async function send<C extends CallDefinition>(
    call: C,
    parts: Parts,
    options: CallOptions,
  ): Promise<ParsedAnswerOf<C>> {
    let response = await attempt(call, parts, options);
    if (response.status === 419) {
      await renewToken();
      if (call.who !== 'member' || (await dependencies.isSameMember()))
        response = await attempt(call, parts, options);
    }
    if (response.status === 401 && call.who === 'member') dependencies.onSessionEnd();
    if (!response.ok) throw await readRefusal(response, call);
    const answer = await readAnswer(call, response);
    await followSession(call, response);
    return answer;
  }

  /** A new session has a new token: it comes with the answer, or is asked for. */
  async function followSession(call: CallDefinition, response: Response): Promise<void> {
    const token = response.headers.get('x-csrf-token');
    if (token) dependencies.csrf.set(token);
    else if (call.renewsSession) await renewToken().catch(() => undefined);
  }

  return {
    send: (call, input, options = {}) => send(call, input as Parts, options),
    upload(call, file, transport) {
      const body = new FormData();
      body.append('image', file);
      return send(call, { body }, { transport });
    },
  };
}

async function readAnswer<C extends CallDefinition>(call: C, response: Response): Promise<ParsedAnswerOf<C>> {
  const parsed = call.answer.safeParse(await response.json().catch(() => undefined));
  if (parsed.success) return parsed.data as ParsedAnswerOf<C>;
  console.error(`Unfit answer: ${call.method} ${call.path}`, parsed.error.issues);
  throw new ApiError('answer', '', response.status);
}

function request(
  call: CallDefinition,
  { body }: Parts,
  options: CallOptions,
  from: ApiDependencies,
): RequestInit {
  const headers = callHeaders(from.csrf.get(), from.locale());
  const socketId = from.socketId();
  if (socketId) headers['X-Socket-ID'] = socketId;
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers['Content-Type'] = 'application/json';
  return {
    method: call.method,
    headers,
    credentials: 'same-origin',
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    ...(options.signal ? { signal: options.signal } : {}),
    ...(options.keepalive ? { keepalive: true } : {}),
  };
}
