import type * as z from 'zod/mini';

/** Any schema of the contract; `zod/mini` keeps the page small, `zod` reads the same objects. */
export type Schema = z.ZodMiniType;

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Who may make a call: `anyone` includes visitors, `member` needs a session. */
export type Who = 'anyone' | 'member';

/** HTTP statuses an answer may refuse with; see `errors.ts` for their bodies. */
export type Refusal = 401 | 402 | 403 | 404 | 409 | 413 | 415 | 419 | 422 | 429;

/** Everything there is to say about one call of spec point 7. */
export interface CallDefinition {
  readonly summary: string;
  readonly method: Method;
  readonly path: string;
  readonly who: Who;
  /** A GET that changes something (spec point 7): it needs the CSRF token and is never cached (D-17). */
  readonly changes?: boolean;
  /** Begins or ends a session: afterwards the CSRF token is another (D-26). */
  readonly renewsSession?: boolean;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** `form`: url-encoded, as pusher-js sends it; `upload`: multipart with the named file field. Default JSON. */
  readonly bodyAs?: 'form' | 'upload';
  readonly answer: Schema;
  /** `zip`: the answer is a file, which its schema does not describe. Default JSON. */
  readonly answerAs?: 'zip';
  /** `text`: a refusal's text is its whole body (D-23). Default JSON. */
  readonly refusesAs?: 'text';
  readonly errors: readonly Refusal[];
}

/** Declares a call; it types client, mock handler, server route, permission walk and API document alike. */
export function call<const Definition extends CallDefinition>(definition: Definition): Definition {
  return definition;
}

/** Whether a call changes something, and so needs the CSRF token. */
export function changesState(definition: CallDefinition): boolean {
  return definition.method !== 'GET' || definition.changes === true;
}

type Sent<Part> = Part extends Schema ? z.input<Part> : undefined;
type Read<Part> = Part extends Schema ? z.output<Part> : undefined;
type PartOf<C, Key extends string> = C extends Readonly<Record<Key, infer Part>> ? Part : undefined;

export type ParamsOf<C> = Read<PartOf<C, 'params'>>;
export type QueryOf<C> = Read<PartOf<C, 'query'>>;
export type BodyOf<C> = Read<PartOf<C, 'body'>>;
/** What a back end must produce. */
export type AnswerOf<C extends CallDefinition> = z.input<C['answer']>;
/** What the client reads after parsing. */
export type ParsedAnswerOf<C extends CallDefinition> = z.output<C['answer']>;

type Given<Key extends string, Value> = Value extends undefined ? unknown : Readonly<Record<Key, Value>>;
type GivenQuery<Value> = object extends Value ? { readonly query?: Value } : Given<'query', Value>;
/** What a caller passes: only the parts the call has; a query that needs nothing may be left out. */
export type InputOf<C> = Given<'params', Sent<PartOf<C, 'params'>>> &
  GivenQuery<Sent<PartOf<C, 'query'>>> &
  Given<'body', Sent<PartOf<C, 'body'>>>;

/** Fills `:name` parts of a path, each value encoded. */
export function fillPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
