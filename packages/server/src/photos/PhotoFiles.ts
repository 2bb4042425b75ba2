import type { Readable } from 'node:stream';
import type { PhotoSize } from '@iskra/api-contract';
import type { PhotoSizes } from './decoder/Decoding';

/** One size of a photo, to be sent. */
export interface OpenPhoto {
  readonly content: Readable;
  /** Its length, where that is known before it is read. */
  readonly bytes: number | null;
}

/** Stores the files of photos: in a folder of this machine, or in a bucket that several share. */
export interface PhotoFiles {
  /** Stores all sizes under a key; a failure may leave files behind, which `remove` deletes. */
  readonly write: (key: string, sizes: PhotoSizes) => Promise<void>;
  /** Removes all sizes; missing ones are no error. */
  readonly remove: (key: string) => Promise<void>;
  /** One size, or null if it is not there. */
  readonly open: (key: string, size: PhotoSize) => Promise<OpenPhoto | null>;
}
