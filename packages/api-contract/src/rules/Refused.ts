import type { Refusal } from '../call';
import type { TextKey, Values } from './texts';

interface RefusedMore {
  /** Fills the text's places. */
  readonly values?: Values;
  /** 422: field to text. */
  readonly fields?: Readonly<Record<string, TextKey>>;
  /** 429 and 503: seconds until a retry. */
  readonly retryAfterS?: number;
  /** 402: when the next like comes back (D-04). */
  readonly resetsAt?: Date;
}

/** Thrown where a rule says no; becomes the error answer of D-23 in the member's language. */
export class Refused extends Error {
  constructor(
    readonly status: Refusal | 400 | 503,
    readonly key: TextKey,
    readonly more: RefusedMore = {},
  ) {
    super(`${status} ${key}`);
  }
}

/** The one answer for 'not there' and 'not yours'. */
export function notFound(): Refused {
  return new Refused(404, 'notFound');
}

/** 422 on one field. */
export function invalidField(field: string, key: TextKey): Refused {
  return new Refused(422, key, { fields: { [field]: key } });
}
