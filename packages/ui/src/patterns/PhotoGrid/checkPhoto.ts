import { imageType } from './imageType';

/** What is accepted. */
export interface PhotoRules {
  /** Accepted types, as `image/png`. */
  readonly types: readonly string[];
  /** Largest file in bytes. */
  readonly maxBytes: number;
}

/** Why a file is not sent: not an accepted picture, too large, or the same bytes as another one. */
export type PhotoProblem = 'type' | 'size' | 'duplicate';

/** Judges a file before it is sent, by its first bytes and its size in bytes (D-28). */
export function checkPhoto(
  head: Uint8Array,
  bytes: number,
  rules: PhotoRules,
): Exclude<PhotoProblem, 'duplicate'> | undefined {
  const type = imageType(head);
  if (type === undefined || !rules.types.includes(type)) return 'type';
  if (bytes > rules.maxBytes) return 'size';
  return undefined;
}
