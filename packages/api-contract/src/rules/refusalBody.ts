import type { Locale } from '../limits';
import { isRefusalCode, type RefusalCode } from '../refusalCodes';
import type { Refused } from './Refused';
import { text } from './texts';

/** What a refusal answers as JSON (D-23). */
export interface RefusalBody {
  readonly message: string;
  readonly code?: RefusalCode;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly resets_at?: string;
}

/** The body of a refusal, in that language. */
export function refusalBody({ status, key, more }: Refused, locale: Locale): RefusalBody {
  const fields = Object.entries(more.fields ?? {}).map(([field, of]) => [field, [text(locale, of)]] as const);
  return {
    message: text(locale, key, more.values),
    ...(isRefusalCode(key) ? { code: key } : {}),
    ...(status === 422 ? { errors: Object.fromEntries(fields) } : {}),
    ...(more.resetsAt ? { resets_at: more.resetsAt.toISOString() } : {}),
  };
}

/** The same for a call that refuses in plain text: the texts of its fields, else the text of the whole. */
export function refusalText({ message, errors = {} }: RefusalBody): string {
  return Object.values(errors).flat().join(', ') || message;
}
