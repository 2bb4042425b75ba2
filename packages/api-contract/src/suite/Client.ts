import {
  changesState,
  fillPath,
  getPageContext,
  type CallDefinition,
  type InputOf,
  type ParsedAnswerOf,
} from '..';
import { multipart, type SentFile } from './multipart';

/** One request as it goes over the wire. */
export interface WireRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer> | undefined;
}

/** The answer; `body` is the parsed JSON, a file's bytes, or else the text. */
export interface WireAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly csrfToken?: string | undefined;
  /** Of a refusal in plain text. */
  readonly refusalCode?: string | undefined;
}

/** Carries requests to one back end, keeping one browser's cookies. */
export type Transport = (request: WireRequest) => Promise<WireAnswer>;

interface SendOptions {
  /** Leaves the CSRF token out. */
  readonly withoutToken?: boolean;
  /** What the page is read in, as `Accept-Language`. */
  readonly language?: string;
  /** What the browser says of itself. */
  readonly userAgent?: string;
}

/** An answer: the parsed content of a 200, or the refusal's fields. */
export interface Answered<C extends CallDefinition> {
  readonly status: number;
  /** Only of a 200; throws otherwise. */
  readonly ok: () => ParsedAnswerOf<C>;
  readonly body: {
    readonly message?: string;
    /** Of the refusals that a page acts on. */
    readonly code?: string;
    readonly errors?: Record<string, string[]>;
    resets_at?: string;
    /** It came as plain text. */
    readonly isText?: boolean;
  };
}

/** A browser as far as a back end can tell: session, token and the headers that the page sends. */
export class Client {
  private token = '';

  constructor(private readonly transport: Transport) {}

  /** Makes a call of the contract and returns any answer. */
  async send<C extends CallDefinition>(
    call: C,
    input: InputOf<C>,
    { withoutToken = false, language, userAgent }: SendOptions = {},
  ): Promise<Answered<C>> {
    if (changesState(call) && !this.token) await this.renewToken();
    const request = wireRequest(call, input as object, withoutToken ? '' : this.token);
    const headers = {
      ...request.headers,
      ...(language && { 'accept-language': language }),
      ...(userAgent && { 'user-agent': userAgent }),
    };
    const answer = await this.transport({ ...request, headers });
    if (answer.csrfToken) this.token = answer.csrfToken;
    if (call.renewsSession && answer.status === 200) await this.renewToken();
    return answered(call, answer);
  }

  /** Sends a file by a call that takes one and returns any answer. */
  async upload<C extends CallDefinition>(call: C, file: SentFile): Promise<Answered<C>> {
    if (!this.token) await this.renewToken();
    const { headers, body } = multipart(file);
    const request = wireRequest(call, {}, this.token);
    const answer = await this.transport({ ...request, headers: { ...request.headers, ...headers }, body });
    return answered(call, answer);
  }

  /** Makes a call that must succeed. */
  async get<C extends CallDefinition>(call: C, input: InputOf<C>): Promise<ParsedAnswerOf<C>> {
    return (await this.send(call, input)).ok();
  }

  private async renewToken(): Promise<void> {
    const answer = await this.transport(wireRequest(getPageContext, {}, ''));
    this.token = readAnswer(getPageContext, answer).csrf_token;
  }
}

function answered<C extends CallDefinition>(call: C, answer: WireAnswer): Answered<C> {
  return { status: answer.status, body: bodyOf<C>(answer), ok: () => readAnswer(call, answer) };
}

function wireRequest(call: CallDefinition, input: object, token: string): WireRequest {
  const { params, query, body } = input as {
    params?: Record<string, unknown>;
    query?: Record<string, string>;
    body?: Record<string, string>;
  };
  const search = query ? `?${new URLSearchParams(query).toString()}` : '';
  const isForm = call.bodyAs === 'form';
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  return {
    method: call.method,
    path: fillPath(call.path, params) + search,
    headers: {
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': type } : {}),
    },
    body: body && (isForm ? new URLSearchParams(body).toString() : JSON.stringify(body)),
  };
}

/** A refusal in plain text is its message (D-23). */
function bodyOf<C extends CallDefinition>({ body, refusalCode: code }: WireAnswer): Answered<C>['body'] {
  if (typeof body === 'string') return { message: body, isText: true, ...(code ? { code } : {}) };
  return body as Answered<C>['body'];
}

function readAnswer<C extends CallDefinition>(call: C, { status, body }: WireAnswer): ParsedAnswerOf<C> {
  if (status === 200) return call.answer.parse(body) as ParsedAnswerOf<C>;
  throw new Error(`${call.method} ${call.path} answered ${status}: ${JSON.stringify(body)}`);
}
