import type { Locale } from '@iskra/api-contract';
import { HttpResponse } from 'msw';
import { Refused } from '../world/Refused';
import { text } from '../world/texts';

/** The error answer of D-23, in the member's language. A fault of the mocks themselves is told in the console. */
export function refusal(
  error: unknown,
  locale: Locale,
  headers: Headers,
  isExpected: boolean,
): HttpResponse<object> {
  if (!(error instanceof Refused)) {
    if (!isExpected) console.error('A mocked call failed', error);
    return HttpResponse.json({ message: text(locale, 'serverError') }, { status: 500, headers });
  }
  const { status, key, more } = error;
  if (more.retryAfterS !== undefined) headers.set('Retry-After', String(more.retryAfterS));
  const fields = Object.entries(more.fields ?? {}).map(([field, of]) => [field, [text(locale, of)]] as const);
  const body = {
    message: text(locale, key, more.values),
    ...(status === 422 ? { errors: Object.fromEntries(fields) } : {}),
    ...(more.resetsAt ? { resets_at: more.resetsAt.toISOString() } : {}),
  };
  return HttpResponse.json(body, { status, headers });
}
