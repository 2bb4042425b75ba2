import type { TextKey } from './texts';

type Status = 400 | 401 | 402 | 403 | 404 | 409 | 413 | 415 | 419 | 422 | 429 | 503;

interface RefusedMore {
  /** Fills the text's places. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** 422: field to text. */
  readonly fields?: Readonly<Record<string, TextKey>>;
  /** 429 and 503: when to come back. */
  readonly retryAfterS?: number;
  /** 402: when the next like comes back (D-04). */
  readonly resetsAt?: Date;
}

/** Thrown by commands; becomes the error answer of D-23 in the member's language. */
export class Refused extends Error {
  constructor(
    readonly status: Status,
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
