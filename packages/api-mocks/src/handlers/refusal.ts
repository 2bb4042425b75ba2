import { isRefusalCode, refusalCodeHeader, type CallDefinition, type Locale } from '@iskra/api-contract';
import { HttpResponse } from 'msw';
import { Refused } from '../world/Refused';
import { text } from '../world/texts';

interface Occasion {
  readonly call: CallDefinition;
  readonly locale: Locale;
  readonly headers: Headers;
  /** The scenario wants failures: no word of them in the console. */
  readonly isExpected: boolean;
}

interface Body {
  readonly message: string;
  readonly code?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly resets_at?: string;
}

/** The error answer of D-23, in the member's language. A fault of the mocks themselves is told in the console. */
export function refusal(error: unknown, occasion: Occasion): Response {
  const { locale, headers, isExpected } = occasion;
  if (!(error instanceof Refused)) {
    if (!isExpected) console.error('A mocked call failed', error);
    return say(occasion, 500, { message: text(locale, 'serverError') });
  }
  const { status, key, more } = error;
  if (more.retryAfterS !== undefined) headers.set('Retry-After', String(more.retryAfterS));
  const fields = Object.entries(more.fields ?? {}).map(([field, of]) => [field, [text(locale, of)]] as const);
  return say(occasion, status, {
    message: text(locale, key, more.values),
    ...(isRefusalCode(key) ? { code: key } : {}),
    ...(status === 422 ? { errors: Object.fromEntries(fields) } : {}),
    ...(more.resetsAt ? { resets_at: more.resetsAt.toISOString() } : {}),
  });
}

/** As JSON, or as the bare text where the call says so. */
function say({ call, headers }: Occasion, status: number, body: Body): Response {
  if (call.refusesAs !== 'text') return HttpResponse.json(body, { status, headers });
  if (body.code) headers.set(refusalCodeHeader, body.code);
  const fields = Object.values(body.errors ?? {}).flat();
  return HttpResponse.text(fields.join(', ') || body.message, { status, headers });
}
