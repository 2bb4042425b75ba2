import {
  errorAnswer,
  quotaErrorAnswer,
  refusalCodeHeader,
  validationErrorAnswer,
  type CallDefinition,
} from '@iskra/api-contract';

/** `network`: no answer came; `refused`: the back end said no; `answer`: what it said does not fit the contract. */
export type ApiErrorKind = 'network' | 'refused' | 'answer';

/** Why a call did not succeed. `message` is for the member when `kind` is `refused` (D-23). */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly kind: ApiErrorKind,
    message: string,
    /** HTTP status; 0 when no answer came. */
    readonly status = 0,
    /** Field to list of texts, from a 422. */
    readonly fields: Readonly<Record<string, readonly string[]>> = {},
    /** When a used-up limit comes back, from a 402. */
    readonly resetsAt: string | undefined = undefined,
    /** Seconds to wait, from a 429. */
    readonly retryAfter: number | undefined = undefined,
    /** Which refusal it is, of those that a page acts on; perhaps one that only a newer page knows. */
    readonly code: string | undefined = undefined,
  ) {
    super(message);
  }

  /** Trying the same again later may help. */
  get isTransient(): boolean {
    return this.kind === 'network' || this.status >= 500 || this.status === 429;
  }
}

/** Reads a refusal's body; a body of another shape leaves an empty message. */
export async function readRefusal(response: Response, call: CallDefinition): Promise<ApiError> {
  const text = await response.text();
  const body = parseJson(text);
  const coded = response.headers.get(refusalCodeHeader) ?? undefined;
  const plain = { message: body === undefined ? text : '', code: coded };
  const { message, code } = errorAnswer.safeParse(body).data ?? plain;
  const fields = validationErrorAnswer.safeParse(body).data?.errors ?? {};
  const resetsAt = quotaErrorAnswer.safeParse(body).data?.resets_at;
  const retryAfter = Number(response.headers.get('retry-after')) || undefined;
  return new ApiError(
    'refused',
    isForMember(call, response.status, text) ? message : '',
    response.status,
    fields,
    resetsAt,
    retryAfter,
    code,
  );
}

/** A failing server speaks to its operators, save where a refusal is a text to be shown [SET-05]; a proxy's page never is. */
function isForMember({ refusesAs }: CallDefinition, status: number, text: string): boolean {
  return status < 500 || (refusesAs === 'text' && !/^\s*</.test(text));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
