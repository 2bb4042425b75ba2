import type { PhotoSize } from '@iskra/api-contract';
import type { PictureProblem } from './pictureProblem';

/** The WebP content of each size. */
export type PhotoSizes = Readonly<Record<PhotoSize, Buffer>>;

/** The request to the decoder. */
export interface Decoding {
  readonly file: string;
}

/** Its answer: the sizes, or what is wrong with the picture. */
export type Decoded = { readonly sizes: PhotoSizes } | { readonly problem: PictureProblem };
