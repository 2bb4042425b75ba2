import type { Refusal } from '@iskra/api-contract';
import type { TextKey } from './texts';

interface RefusedMore {
  /** Fills the text's places. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** 422: field to text. */
  readonly fields?: Readonly<Record<string, TextKey>>;
  /** 429: seconds until one may come back. */
  readonly retryAfterS?: number;
  /** 402: when the next like comes back (D-04). */
  readonly resetsAt?: Date;
}

/** Thrown by the world's rules; becomes the error answer of D-23. */
export class Refused extends Error {
  constructor(
    readonly status: Refusal | 400,
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
