import type { PhotoSize } from '@iskra/api-contract';
import type { PictureProblem } from './pictureProblem';

/** The WebP content of each size. */
export type PhotoSizes = Readonly<Record<PhotoSize, Buffer>>;

/** Where the small square is cut: where a photo draws the eye, or around the face of a drawn portrait. */
export type Crop = 'attention' | 'drawn-face';

/** What the decoder is asked: a file, and how to cut it. */
export interface Decoding {
  readonly file: string;
  readonly crop: Crop;
}

/** What it answers: the sizes, or what is wrong with the picture. */
export type Decoded = { readonly sizes: PhotoSizes } | { readonly problem: PictureProblem };
