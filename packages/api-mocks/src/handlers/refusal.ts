import { refusalCodeHeader, type CallDefinition, type Locale } from '@iskra/api-contract';
import { refusalBody, refusalText, Refused, text, type RefusalBody } from '@iskra/api-contract/rules';
import { HttpResponse } from 'msw';

interface Occasion {
  readonly call: CallDefinition;
  readonly locale: Locale;
  readonly headers: Headers;
  /** The scenario wants failures, so they are not logged. */
  readonly isExpected: boolean;
}

/** The error answer of D-23, in the member's language. A fault of the mocks themselves is logged in the console. */
export function refusal(error: unknown, occasion: Occasion): Response {
  const { locale, headers, isExpected } = occasion;
  if (!(error instanceof Refused)) {
    if (!isExpected) console.error('A mocked call failed', error);
    return answer(occasion, 500, { message: text(locale, 'serverError') });
  }
  const { status, more } = error;
  if (more.retryAfterS !== undefined) headers.set('Retry-After', String(more.retryAfterS));
  return answer(occasion, status, refusalBody(error, locale));
}

/** As JSON, or as plain text where the call says so. */
function answer({ call, headers }: Occasion, status: number, body: RefusalBody): Response {
  if (call.refusesAs !== 'text') return HttpResponse.json({ ...body }, { status, headers });
  if (body.code) headers.set(refusalCodeHeader, body.code);
  return HttpResponse.text(refusalText(body), { status, headers });
}
