import type { Readable } from 'node:stream';
import type { PhotoSize } from '@iskra/api-contract';
import type { PhotoSizes } from './decoder/Decoding';

/** One size of a photo, to be sent. */
export interface OpenPhoto {
  readonly content: Readable;
  /** Its length, where that is known before it is read. */
  readonly bytes: number | null;
}

/** Where the files of photos lie: a folder of this machine, or a bucket that several share. */
export interface PhotoFiles {
  /** Keeps all sizes under a key; what was begun and failed may stay and is removed by `remove`. */
  readonly write: (key: string, sizes: PhotoSizes) => Promise<void>;
  /** Removes all sizes; those that are not there are no error. */
  readonly remove: (key: string) => Promise<void>;
  /** One size, or null if it is not there. */
  readonly open: (key: string, size: PhotoSize) => Promise<OpenPhoto | null>;
}
